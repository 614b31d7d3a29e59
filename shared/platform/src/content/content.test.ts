import { beforeEach, describe, expect, test } from 'vitest';
import { type Answer, fakeApi, problem } from '../../test/fake-api.ts';
import { changeLanguage } from '../i18n/i18n.ts';
import { type Session, useSession } from '../session/session.ts';
import { refreshContent, useContentStore } from './content.ts';
import { usePreview } from './preview-content.ts';

const start = useContentStore.getInitialState();
const state = () => useContentStore.getState();
const heading = (title: string) => ({ title, lead: '' });
const faqs = { key: 'faqs', lang: 'en', data: { en: heading('Questions'), fr: heading('Questions (fr)') } };
const loaded: Answer = { body: { data: [faqs], message: '' } };
const path = '/api/cms/cms-data/all';

beforeEach(async () => {
  useContentStore.setState(start, true);
  usePreview.setState({ asked: false, isFramed: false });
  await changeLanguage('en');
});

describe('the content loader', () => {
  test('is loading at the start', () => {
    expect(state()).toMatchObject({ loading: true, error: null, sections: null });
  });

  test('asks for the current language', async () => {
    const sent = fakeApi({ [`GET ${path}`]: loaded });
    await changeLanguage('fr');
    await refreshContent();
    expect(sent.map((request) => request.path)).toEqual([`${path}?lang=fr`]);
    expect(state()).toMatchObject({ loading: false, error: null, sections: [faqs] });
  });

  test('is empty when the server returns nothing', async () => {
    fakeApi({ [`GET ${path}`]: { body: { message: '' } } });
    await refreshContent();
    expect(state().sections).toEqual([]);
  });

  test('keeps the message of the failure', async () => {
    fakeApi({ [`GET ${path}`]: problem(503, 'unavailable', 'Back in a minute.') });
    await refreshContent();
    expect(state()).toMatchObject({ loading: false, error: 'Back in a minute.' });
  });

  test.each([
    ['an error without a message', problem(500, 'internal_error', '')],
    ['an answer without an error', { status: 500, text: '{}' }],
  ])('has words of its own for %s', async (_, answer) => {
    fakeApi({ [`GET ${path}`]: answer });
    await refreshContent();
    expect(state().error).toBe('Failed to load CMS data');
  });

  test('concurrent refreshes share one request, and it can be repeated', async () => {
    const sent = fakeApi({ [`GET ${path}`]: loaded });
    await Promise.all([refreshContent(), refreshContent(), refreshContent()]);
    expect(sent).toHaveLength(1);
    await refreshContent();
    expect(sent).toHaveLength(2);
  });
});

describe('the preview', () => {
  const draft = { ...faqs, data: { en: heading('Questions, soon') } };
  // Only the role matters here.
  const signedIn = (role: string) => ({ status: 'signed-in', user: { role } }) as Session;
  const api = () =>
    fakeApi({
      [`GET ${path}`]: (request) =>
        request.path.includes('draft=1') ? { body: { data: [draft], message: '' } } : loaded,
    });

  beforeEach(() => usePreview.setState({ asked: true }));

  test('waits until it is known who looks, then shows an Admin the drafts', async () => {
    useSession.setState({ status: 'loading', user: null }, true);
    const sent = api();
    const refreshed = refreshContent();
    await Promise.resolve();
    expect(sent).toEqual([]);
    useSession.setState(signedIn('FUND_MANAGER_SUPER_USER'), true);
    await refreshed;
    expect(state()).toMatchObject({ sections: [draft], isDraft: true, loading: false });
  });

  test.each([
    ['a visitor', { status: 'signed-out', user: null } as Session],
    ['a reviewer', signedIn('FUND_REVIEWER_USER')],
  ])('shows %s what is published', async (_, session) => {
    useSession.setState(session, true);
    const sent = api();
    await refreshContent();
    expect(sent.map((request) => request.path)).toEqual([`${path}?lang=en`]);
    expect(state()).toMatchObject({ sections: [faqs], isDraft: false });
  });
});
