"""Tables online: Litestar on uvicorn. It does not know which games, words or databases there are: the house gives them."""
