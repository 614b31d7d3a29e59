/**
 * Keeps of the federation runtime what starts it. Named as a whole, all of it would be in the bundle; the rest is
 * for shared units without unused names, which the portal does not build.
 */
module.exports = (source) =>
  source
    .replace(
      /^import \* as runtime from (.*);$/m,
      'import { init as start } from $1; const runtime = { init: start };',
    )
    .replace(/^import (?:\{ getRemoteEntry \}|helpers) from .*;$/gm, '')
    .replace(/\bhelpers\.global\b|\bgetRemoteEntry\b/g, '({})');
