// @vitest-environment jsdom
import { renderArea } from '@portal/testing/render-area';
import { screen } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { admin } from '../../test/admin.ts';
import area from '../expose.ts';
import { OthersHere } from './OthersHere.tsx';

test('several who edit the same text are named as the language of the page lists them', async () => {
  const others = ['Ada', 'Kofi'].map((name) => ({ name, isYou: false, since: '2026-11-20T09:00:00Z' }));
  const here = <OthersHere editors={{ others, rowVersion: 1 }} hasSaved={false} />;
  await renderArea(
    { ...area, routes: [{ path: '/', element: here }] },
    { at: '/', user: admin, language: 'ar' },
  );
  expect(await screen.findByText(/Ada، Kofi$/)).toBeDefined();
});
