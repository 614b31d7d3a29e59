import { getContent } from '@portal/contracts/calls/content/content';
import type { NewsPost } from '@portal/contracts/content/sections';
import { fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { screen } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { published, section } from '../../test/example-content.ts';
import area from '../expose.ts';

const post = (slug: string, fileKey?: string): NewsPost => ({
  slug,
  kind: 'NEWS',
  title: `About ${slug}`,
  date: '2025-11-12',
  image: { drawing: 'CALENDAR', strip: 'BOTH', alt: `Picture of ${slug}`, ...(fileKey && { fileKey }) },
  summary: 'What it says.',
  body: [{ type: 'paragraph', spans: [{ text: 'All of it.' }] }],
});

/** As the preview of an editor has it, where no picture was chosen yet. */
const begun = { ...post('begun'), image: { ...post('begun').image, fileKey: '' } };

const open = async (at: string) => {
  const posts = [post('opening', 'kigali-0123456789ab.jpg'), post('days'), begun];
  fakeApi().answer(getContent, published(section('news', { title: 'News', lead: '', posts })));
  await renderArea(area, { at });
};

test('the list shows the chosen picture in its sizes, and the drawing where none is chosen', async () => {
  await open('/news');
  const chosen = await screen.findByRole('img', { name: 'Picture of opening' });
  expect(chosen.getAttribute('src')).toMatch(/^\/api\/file\/public\/kigali-0123456789ab\.jpg\?w=/);
  expect(chosen.getAttribute('srcset')).toContain('/api/file/public/kigali-0123456789ab.jpg?w=480 480w');
  expect(chosen.getAttribute('loading')).toBe('lazy');
  for (const slug of ['days', 'begun']) {
    const drawn = screen.getByRole('img', { name: `Picture of ${slug}` });
    expect(drawn.getAttribute('srcset')).toBeNull();
    expect(drawn.getAttribute('src')).not.toContain('/api/');
  }
});

test('the post shows it, in the width of its text', async () => {
  await open('/news/opening');
  const chosen = await screen.findByRole('img', { name: 'Picture of opening' });
  expect(chosen.getAttribute('srcset')).toContain('?w=1280 1280w');
  expect(chosen.getAttribute('sizes')).toContain('800px');
});
