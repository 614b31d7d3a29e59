// @vitest-environment jsdom
import { REVIEWER } from '@portal/contracts';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen, userEvent } from '@portal/testing/screen';
import { staff } from '@portal/testing/staff';
import { expect, test, vi } from 'vitest';
import area from '../expose.ts';
import { PageControls } from './PageControls.tsx';

test.each(['17', '١٧', '۱۷'])('a page is gone to by keys alone: %s', async (number) => {
  const goTo = vi.fn();
  const view = { goTo, name: () => {}, zoom: () => {}, find: () => {} };
  const element = <PageControls page={3} last={24} view={view} hits={undefined} hasKeys />;
  fakeApi();
  await renderArea({ ...area, routes: [{ path: '/', element }] }, { at: '/', user: staff(REVIEWER) });
  const box = await screen.findByLabelText('Page to go to');
  await userEvent.keyboard('g');
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard(`${number}{Enter}`);
  expect(goTo).toHaveBeenCalledExactlyOnceWith(17);
});
