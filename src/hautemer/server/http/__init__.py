"""HTTP: middleware, endpoints, static files and the generated descriptions of the API."""
