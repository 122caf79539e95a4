"""Games of bots as Parquet files, to learn from: `plan` says which games, `schema` what the files look like, `writing`
plays and writes them, `reading` reads them again. docs/datasets.md describes the files. Knows bots only by name, and
games only through their contract. Writing and reading need the package `pyarrow`, the extra `madang[dataset]`."""
