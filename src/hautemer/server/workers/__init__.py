"""Worker processes and the tasks, queues and limits around them."""
