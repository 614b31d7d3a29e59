/** Leaves out of react-router what only a router with loaders reaches: the portal has its own, without them. */
module.exports = (source) =>
  source
    .replace(/^function (?:useRoutesImpl|_renderMatches)\([\s\S]*?^\}/gm, (code) =>
      code
        .replace(', dataRouterOpts) {', ') {')
        .replace('let dataRouterState = dataRouterOpts?.state;', '')
        .replace('let errors = dataRouterState?.errors;', '')
        .replaceAll(/(?<!\.)\b(?:dataRouterOpts|dataRouterState|errors)\b(?!:)/g, '(void 0)'),
    )
    .replace(
      'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
      'return useNavigateUnstable();',
    )
    .replace(/^\w+\.contextType = .*;$/gm, '');
