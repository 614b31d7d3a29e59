import { currentLanguage } from '@portal/platform';

interface KeptText {
  path: string;
  language: string;
  nodes: readonly ChildNode[];
}

let kept: KeptText | undefined;

/** Before the app takes the page over: keeps what stands readable in its main part for `keptText`. */
export const keepText = (root: Element): void => {
  const nodes = [...(root.querySelector('main')?.childNodes ?? [])];
  kept = nodes.length === 0 ? undefined : { path: location.pathname, language: currentLanguage(), nodes };
};

/** What stood readable at this address when its document came, while the language is the same. */
export const keptText = (path: string): readonly ChildNode[] | undefined =>
  kept?.path === path && kept.language === currentLanguage() ? kept.nodes : undefined;

type Field = HTMLInputElement | HTMLTextAreaElement;

const isTyped = (field: Field): boolean =>
  field.value !== field.defaultValue ||
  (field instanceof HTMLInputElement && field.checked !== field.defaultChecked);

/** Whether somebody has typed or chosen something in the text. */
export const hasTyping = (nodes: readonly ChildNode[]): boolean =>
  nodes.some(
    (node) => node instanceof Element && [...node.querySelectorAll<Field>('input, textarea')].some(isTyped),
  );
