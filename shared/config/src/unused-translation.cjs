/** Leaves out of i18next how it would load messages itself, and its formats: the portal does both. */
module.exports = (source) =>
  source
    .replace(
      /^class Connector extends EventEmitter \{[\s\S]*?^\}/m,
      'class Connector extends EventEmitter { state = {}; load(_languages, _namespaces, done) { done(); } }',
    )
    .replace('formatter = Formatter;', '');
