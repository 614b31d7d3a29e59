// Areas must register their components with the copy of react-refresh that the shell's react-dom knows.
globalThis.__PORTAL_REFRESH__ = require('react-refresh/runtime');
