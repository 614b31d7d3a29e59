/** Without nested braces, so also each rule inside of `@media`; every character is read once or twice. */
const rule = /([^{}]+)\{([^{}]*)\}/g;
const namesDark = /\.dark(?![\w-])/;

/** Whatever the device says before a script has spoken; the script's own classes then stand before it. */
const byDevice = (selector: string): string =>
  selector.trim().replaceAll(/(?:html)?\.dark(?![\w-])/g, 'html:not(.light)');

/** The theme's rules by the device's own wish: dark from the first paint without a script. Paper is light. */
export const deviceDarkStyles = (css: string): string => {
  const rules = [...css.matchAll(rule)]
    .filter(([, selector = '']) => namesDark.test(selector))
    .map(([, selector = '', body]) => `${byDevice(selector)}{${body}}`);
  return rules.length === 0 ? '' : `@media screen and (prefers-color-scheme:dark){${rules.join('')}}`;
};
