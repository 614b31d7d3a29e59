const wordTypes = new Set(['text', 'search', 'email', 'tel', 'url', 'number', 'password']);

const holdsText = (field: HTMLInputElement | HTMLTextAreaElement): boolean =>
  field.value !== '' && (field instanceof HTMLTextAreaElement || wordTypes.has(field.type));

/** Whether a field outside the page, such as the chat's, has typed text. It stays while pages change. */
export const hasTypedOutsidePage = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    (field) => field.closest('main') === null && holdsText(field),
  );
