import { screen, userEvent } from '@portal/testing/screen';

/** Opens a menu by its button and takes the entry that begins with `word`, as one does with the keyboard. */
export const chooseFrom = async (button: string, word: string): Promise<void> => {
  (await screen.findByRole('button', { name: button })).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await userEvent.keyboard(word);
  await userEvent.keyboard('{Enter}');
};
