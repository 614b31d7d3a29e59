import { SUPER } from '@portal/contracts';
import { getContent } from '@portal/contracts/calls/content/content';
import type { PreviewText } from '@portal/contracts/content/preview-message';
import type { Section } from '@portal/contracts/content/section.schemas';
import { Link, queryClient, type Session, useContent, usePreview } from '@portal/platform';
import { act, screen, waitFor } from '@portal/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { as, person, visitor } from '../../test/people.ts';
import { showPortal } from '../../test/show-portal.tsx';

const sections: Section[] = [{ key: 'partners', lang: 'en', data: { en: { title: 'Saved', lead: 'Lead' } } }];
const written: PreviewText = {
  portalPreview: 'text',
  key: 'partners',
  lang: 'en',
  data: { title: 'Being written', lead: 'Lead' },
};
const sent = vi.fn();

const PartnersPage = () => {
  const { data } = useContent('partners');
  return (
    <>
      <h1 id="place">{data?.title}</h1>
      <Link to="/elsewhere">Away</Link>
      <a href="#below">Below</a>
      <details>
        <summary>More</summary>
        Inside
      </details>
      <form onSubmit={sent}>
        <input aria-label="Words" />
        <button type="submit">Send</button>
      </form>
    </>
  );
};

const open = (session: Session) =>
  showPortal({
    at: '/partners?preview=frame',
    session,
    routes: [{ path: '/partners', Component: PartnersPage }],
    prepare: (api) => api.answer(getContent, { data: sections, message: '' }),
  });

/** The window itself stands for the editor around it: jsdom has no other of this origin. */
const say = (data: unknown, origin = window.location.origin) =>
  // Each message is drawn at once: what is not shown by then was not taken.
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source: window.parent })));

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => usePreview.setState({ asked: true, isFramed: true }));
afterEach(() => {
  usePreview.setState({ asked: false, isFramed: false });
  sent.mockReset();
});

test('says that it is ready, then shows what is written in the editor, from the editor alone', async () => {
  const received: unknown[] = [];
  const receive = ({ data }: MessageEvent) => received.push(data);
  window.addEventListener('message', receive);
  open(as(person(SUPER)));
  await heading('Saved');
  await waitFor(() => expect(received).toContainEqual({ portalPreview: 'ready' }));
  window.removeEventListener('message', receive);
  say(written, 'https://elsewhere.example');
  say({ portalPreview: 'other' });
  expect(screen.queryByText('Being written')).toBeNull();
  say(written);
  await heading('Being written');
});

test('an entry of a list is shown as it is written, a new one behind the others, also when the list is read again', async () => {
  const key = ['faqs'];
  queryClient.setQueryData(key, [{ id: 'faq_a', order: 10 }]);
  open(as(person(SUPER)));
  await heading('Saved');
  const list = () => queryClient.getQueryData(key);
  const entry = (id: string, order: number) => ({
    portalPreview: 'entry',
    list: 'faqs',
    entry: { id, order },
  });
  await waitFor(() => {
    say(entry('faq_a', 20));
    expect(list()).toEqual([{ id: 'faq_a', order: 20 }]);
  });
  queryClient.setQueryData(key, [{ id: 'faq_a', order: 30 }]);
  await waitFor(() => expect(list()).toEqual([{ id: 'faq_a', order: 20 }]));
  say(entry('new', 40));
  await waitFor(() => expect(list()).toContainEqual({ id: 'new', order: 40 }));
});

test('begins at the place of the text, and moves nothing but itself', async () => {
  const received: unknown[] = [];
  const receive = ({ data }: MessageEvent) => received.push(data);
  window.addEventListener('message', receive);
  open(as(person(SUPER)));
  await waitFor(() => expect(received).toContainEqual({ portalPreview: 'ready' }));
  window.removeEventListener('message', receive);
  const scrolled = vi.spyOn(window, 'scrollTo');
  const moved = vi.spyOn(Element.prototype, 'scrollIntoView');
  say({ ...written, anchor: 'place' });
  await heading('Being written');
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 0 }));
  expect(moved).not.toHaveBeenCalled();
});

test('whoever may not read drafts is shown none', async () => {
  open(visitor);
  await heading('Saved');
  say(written);
  expect(screen.queryByText('Being written')).toBeNull();
  await heading('Saved');
});

test('nothing leads away or is sent, and what opens in its place does', async () => {
  const { user } = open(as(person(SUPER)));
  await heading('Saved');
  // The way to hold it comes with a chunk of its own.
  await waitFor(async () => {
    sent.mockReset();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).not.toHaveBeenCalled();
  });
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await user.type(screen.getByRole('textbox', { name: 'Words' }), 'Words{Enter}');
  await user.click(screen.getByText('More'));
  expect(sent).not.toHaveBeenCalled();
  expect(window.location.pathname).toBe('/partners');
  expect(screen.getByText('More').closest('details')?.open).toBe(true);
});
