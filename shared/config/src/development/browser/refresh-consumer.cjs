module.exports =
  globalThis.__PORTAL_REFRESH__ || require('react-refresh/cjs/react-refresh-runtime.development.js');
