// @vitest-environment jsdom
import { REVIEWER } from '@portal/contracts';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent } from '@portal/testing/screen';
import { staff } from '@portal/testing/staff';
import { expect, test } from 'vitest';
import area from '../expose.ts';
import { NotePins } from './NotePins.tsx';
import { useNoting } from './use-noting.ts';

const Page = () => {
  const { here, draft, begin, choose, move } = useNoting({ fileKey: 'file_1' }, undefined);
  const boxes = [{ left: 0, top: 0, width: 500, height: 700 }];
  return (
    <>
      <button type="button" onClick={() => begin(1)}>
        Note
      </button>
      <NotePins notes={here} draft={draft} chosen={undefined} boxes={boxes} onChoose={choose} onMove={move} />
    </>
  );
};

test('the spot of a note is chosen with the arrow keys and stays on its page', async () => {
  fakeApi();
  await renderArea(
    { ...area, routes: [{ path: '/', element: <Page /> }] },
    { at: '/', user: staff(REVIEWER) },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Note' }));
  const spot = () => screen.getByRole('button', { name: /^Place of the note on page 1/ });
  await userEvent.tab();
  expect(document.activeElement).toBe(spot());
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}');
  expect(spot().getAttribute('aria-label')).toContain('52% across, 46% down');
  expect(spot().style.left).toBe('260px');
  await userEvent.keyboard('{ArrowLeft>40/}');
  expect(spot().getAttribute('aria-label')).toContain('0% across');
});
