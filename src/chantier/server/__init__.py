"""Tables online: Litestar on uvicorn. Which games, words and databases there are is for the house to say."""
