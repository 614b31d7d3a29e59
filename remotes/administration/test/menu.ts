import { screen, userEvent, waitFor } from '@portal/testing/screen';
import { expect } from 'vitest';

/** Opens a menu by its button and takes the entry that begins with `word`, as one does with the keyboard. */
export const chooseFrom = async (button: string, word: string): Promise<void> => {
  (await screen.findByRole('button', { name: button })).focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  // Until it has the focus, keys go to its button.
  await waitFor(() => expect(document.activeElement).toBe(menu));
  const marked = () => menu.querySelector('[data-highlighted]')?.textContent ?? '';
  await waitFor(() => expect(marked()).not.toBe(''));
  while (!marked().startsWith(word)) {
    const before = marked();
    // Not by its letters: on a slow machine a space that comes late takes the entry before.
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(marked()).not.toBe(before));
  }
  await userEvent.keyboard('{Enter}');
};
