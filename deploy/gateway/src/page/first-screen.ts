const id = 'first-screen';

/** The first section that follows the heading; on a page without one, all that it has to say. */
const end = /<\/h1>.*?(?=<section[ >]|<\/main>)/s;

/**
 * No frame is made before the first screen is there: a browser that has the page already reads it in slices, and
 * would style, lay out and paint an empty page between two of them. Who does not know the link shows what there is.
 */
export const untilFirstScreen = (html: string): { link: string; html: string } =>
  end.test(html)
    ? {
        link: `<link rel="expect" href="#${id}" blocking="render">`,
        html: html.replace(end, (text) => `${text}<i id="${id}" hidden></i>`),
      }
    : { link: '', html };

/** A statement that takes the mark away, for before the app takes over. */
export const endFirstScreen = `document.getElementById('${id}')?.remove();`;
