"""Many matches between bots: run them, summarise them, measure their speed."""
