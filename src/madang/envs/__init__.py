"""The games as other libraries know games. Each module needs the library it is named after, an extra of the package."""
