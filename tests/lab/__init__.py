"""The peers' own test suites over our environments; run in the environment of `./check --lab`."""
