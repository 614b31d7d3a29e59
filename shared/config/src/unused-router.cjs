/** Says of react-router's components that making them has no effect, so that those which nobody uses are left out. */
module.exports = (source) =>
  source
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
