"""Error sentences about the command line."""

from __future__ import annotations

from hautemer.core.errors import declare

SENTENCES = {
    "empty_file": "The file holds no record.",
    "option_shape": "An option is written KEY=VALUE, not {option}.",
    "not_at_a_server": "{option} cannot be used with --server.",
    "own_bot": "The saved match was played against the bot {bot}: name it again with --bots.",
    "unknown_clause": "There is no clause {clause}; the groups are: {known}.",
    "no_such_person": "Nobody here is called {person}, and no id is {person}.",
    "server_address": "The address of a server begins with http or https.",
    "torture_database": "With --database, torture needs an empty PostgreSQL database.",
    "server_away": "The server at {address} does not answer.",
    "wrong_keep": "{limit} is not one of {known}, with a number of days.",
    "wrong_limit": "A limit is written NAME=NUMBER, not {limit}; there are: {known}.",
}
declare(SENTENCES)
