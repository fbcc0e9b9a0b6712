"""The page of `hautemer report`: plots and tables of a study in one HTML file."""
