// @vitest-environment jsdom
import { languages } from '@portal/contracts';
import type { Messages } from '@portal/platform';
import { renderArea } from '@portal/testing/render-area';
import { screen } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import area from '../expose.ts';

test.each(languages)('in %s the page has its title and says that nothing is there', async (language) => {
  const messages: { default: Messages } = await import(`../../locales/${language}.json`);
  const { title, empty } = messages.default as Record<string, string>;
  await renderArea(area, { at: '/workspace/__name__', language });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
  expect(screen.getByText(empty ?? '')).toBeDefined();
});
