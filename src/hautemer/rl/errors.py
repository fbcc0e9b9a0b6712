"""Sentences about what an agent sent."""

from __future__ import annotations

from hautemer.core.errors import Problem, declare

SENTENCES = {
    "no_encoder": "{game} has no encoder, so it has no environments.",
    "not_covered": "The encoder of {game} does not cover this match.",
    "not_in_alphabet": "The alphabet of {game} has no {value} in the field {field}.",
    "wrong_action": "{action} is not an action: they are whole numbers from 0 to {most}.",
    "masked_action": "The action {action} ({name}) is masked now; the mask says which are open.",
    "not_encodable": "The move is not one of the offers, so it has no encoding.",
    "unfinished_move": "The choices end before the move is complete.",
    "choices_left": "The move is complete after {number} choices, but there are {given}.",
    "wrong_setting": "{setting} cannot be {value}; there are: {known}.",
    "wrong_count": "{setting} must be from {least} to {most}, not {value}.",
    "imagined_world": "A resampled state cannot be serialized: it has no course that led to it.",
    "before_reset": "Call reset before this.",
    "no_cluster": "There is no Ray cluster at {address}: start one with `ray start --head`.",
    "other_version": "A node of the cluster has hautemer {theirs}, not {ours}: install the same version.",
    "folder_in_use": "{folder} cannot hold a dataset: name a new or an empty folder.",
    "other_dataset": "{folder} holds a dataset with other settings: name another folder.",
}
declare(SENTENCES)


class LabError(Problem):
    """A wrong action, seat or setting of an environment."""
