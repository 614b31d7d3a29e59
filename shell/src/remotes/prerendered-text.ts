import { currentLanguage } from '@portal/platform';
import { isChoice, isField, typeAgain } from '../hydrate/early-events.ts';

interface StoredText {
  path: string;
  language: string;
  nodes: readonly ChildNode[];
}

let stored: StoredText | undefined;

/** Before hydration: stores the prerendered main part of the page for `prerenderedText`. */
export const storePrerenderedText = (root: Element): void => {
  const nodes = [...(root.querySelector('main')?.childNodes ?? [])];
  stored = nodes.length === 0 ? undefined : { path: location.pathname, language: currentLanguage(), nodes };
};

/** The prerendered main part of this address, unless the language has changed since. */
export const prerenderedText = (path: string): readonly ChildNode[] | undefined =>
  stored?.path === path && stored.language === currentLanguage() ? stored.nodes : undefined;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTyped = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? field.value !== '' && field.selectedOptions[0]?.defaultSelected === false
    : field.value !== field.defaultValue ||
      (field instanceof HTMLInputElement && field.checked !== field.defaultChecked);

const typedIn = (nodes: readonly ChildNode[]): Field[] =>
  nodes.flatMap((node) =>
    node instanceof Element
      ? [...node.querySelectorAll<Field>('input, textarea, select')].filter(isTyped)
      : [],
  );

/** Whether somebody is in a field of the prerendered text. */
export const isTypedIn = (nodes: readonly ChildNode[]): boolean => {
  const { activeElement } = document;
  return isField(activeElement) && nodes.some((node) => node.contains(activeElement));
};

/** Once: types what stands in the prerendered text into the fields of the page that has taken its place. */
export const typeIntoPage = (): void => {
  const fields = typedIn(prerenderedText(location.pathname) ?? []);
  for (const typed of fields) {
    const field = [...document.getElementsByName(typed.name)].find(
      (one) => !isChoice(one) || one.value === typed.value,
    );
    if (isChoice(field)) field.checked === Reflect.get(typed, 'checked') || field.click();
    else if (isField(field)) typeAgain(field, typed.value);
  }
  if (fields.length > 0) stored = undefined;
};
