// In place of react-refresh/runtime: the copy that the shell's react-dom knows.
module.exports = globalThis.__PORTAL_REFRESH__;
