// Texts as a module that takes its own updates, where a JSON file would have the whole page load anew.
module.exports = (json) => `export default ${json};
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept();
  if (import.meta.webpackHot.data) window.dispatchEvent(new Event('portal:texts'));
  import.meta.webpackHot.dispose((data) => { data.isUpdate = true; });
}`;
