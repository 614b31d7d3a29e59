import { screen, userEvent, waitFor } from '@portal/testing/screen';
import { expect } from 'vitest';

/** Opens a menu by its button and takes the entry that begins with `word`, as one does with the keyboard. */
export const chooseFrom = async (button: string, word: string): Promise<void> => {
  (await screen.findByRole('button', { name: button })).focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  // Until it has the focus, keys go to its button.
  await waitFor(() => expect(document.activeElement).toBe(menu));
  const marked = () => menu.querySelector('[data-highlighted]')?.textContent;
  // Its first entry is marked once it is open; that must not come after the words.
  await waitFor(() => expect(marked()).toBeDefined());
  await userEvent.keyboard(word);
  await waitFor(() => expect(marked()?.startsWith(word)).toBe(true));
  await userEvent.keyboard('{Enter}');
};
