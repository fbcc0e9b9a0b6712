"""The commands of `hautemer`: one module per command, loaded when it is called."""
