import { currentLanguage } from '@portal/platform';

interface PrerenderedFallback {
  path: string;
  language: string;
  nodes: readonly ChildNode[];
}

let stored: PrerenderedFallback | undefined;

/** Before hydration: stores the prerendered main part of the page for `prerenderedText`. */
export const storePrerenderedText = (root: Element): void => {
  const nodes = [...(root.querySelector('main')?.childNodes ?? [])];
  stored = nodes.length === 0 ? undefined : { path: location.pathname, language: currentLanguage(), nodes };
};

/** The prerendered main part of this address, unless the language has changed since. */
export const prerenderedText = (path: string): readonly ChildNode[] | undefined =>
  stored?.path === path && stored.language === currentLanguage() ? stored.nodes : undefined;

type Field = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (field: Field): boolean =>
  field.value !== field.defaultValue ||
  (field instanceof HTMLInputElement && field.checked !== field.defaultChecked);

/** Whether somebody has typed or chosen something in the prerendered text. */
export const hasTyping = (nodes: readonly ChildNode[]): boolean =>
  nodes.some(
    (node) => node instanceof Element && [...node.querySelectorAll<Field>('input, textarea')].some(isTyped),
  );
