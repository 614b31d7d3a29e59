import { globalStylesId } from '@portal/platform/release';
import { render, screen } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { useGlobalStyles } from './use-global-styles.ts';

const Shown = () => <p>{useGlobalStyles()}</p>;

test('the app makes the styles of the whole page where no file of them is linked', () => {
  render(<Shown />);
  expect(screen.getByText('made')).toBeTruthy();
});

test('a file that is linked is waited for, and made up for when it fails', async () => {
  const link = document.createElement('link');
  link.id = globalStylesId;
  document.head.append(link);
  render(<Shown />);
  expect(screen.getByText('linked')).toBeTruthy();
  link.dispatchEvent(new Event('error'));
  expect(await screen.findByText('made')).toBeTruthy();
  link.remove();
});
