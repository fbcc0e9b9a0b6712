"""Pictures of the browser client: every screen, comparisons with target pictures, films of a round."""
