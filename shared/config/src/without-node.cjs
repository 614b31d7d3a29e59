/** Leaves out of pdfjs-dist the file that it loads Node modules for: on a page that is the path of the build machine. */
module.exports = (source) => source.replaceAll('import.meta.url', "''");
