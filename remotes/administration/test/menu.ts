import { screen, userEvent, waitFor } from '@portal/testing/screen';
import { expect } from 'vitest';

/** Opens a menu by its button and takes the entry that begins with `word`, as one does with the keyboard. */
export const chooseFrom = async (button: string, word: string): Promise<void> => {
  (await screen.findByRole('button', { name: button })).focus();
  await userEvent.keyboard('{Enter}');
  const menu = await screen.findByRole('menu');
  // Until it has the focus, keys go to its button.
  await waitFor(() => expect(document.activeElement).toBe(menu));
  await userEvent.keyboard(word);
  await waitFor(() =>
    expect(menu.querySelector('[data-highlighted]')?.textContent?.startsWith(word)).toBe(true),
  );
  await userEvent.keyboard('{Enter}');
};
