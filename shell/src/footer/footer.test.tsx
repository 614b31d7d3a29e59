import { getContent } from '@portal/contracts/calls/content/content';
import type { SocialMedium } from '@portal/contracts/content/home';
import type { Section } from '@portal/contracts/content/section.schemas';
import type { SectionContents } from '@portal/contracts/content/sections';
import type { AreaManifest } from '@portal/platform/area';
import { screen, within } from '@portal/testing/screen';
import { expect, test } from 'vitest';
import { visitor } from '../../test/people.ts';
import { showPortal } from '../../test/show-portal.tsx';

const site: AreaManifest = {
  name: 'site',
  title: { en: 'Site' },
  routes: [{ path: '/' }],
  footer: [
    {
      id: 'assistance',
      position: 100,
      heading: { en: 'Assistance' },
      links: [{ to: '/faqs', label: { en: 'FAQs' } }],
    },
  ],
};

const words: SectionContents['footer'] = {
  tagline: 'Two funds, one place.',
  assistance: 'Help and answers',
  compliance: 'Compliance',
  stayInTouch: 'Stay in touch',
  stayInTouchNote: '',
  copyright: '© 2025 The Fund. All rights reserved.',
  note: '',
  logos: [
    { mark: 'TREATY', name: 'Treaty secretariat' },
    { mark: 'BANK', name: 'Development bank' },
  ],
};

const SocialMedia: SocialMedium[] = [
  { link: 'https://www.linkedin.com/company/fund', icon: 'linked in.svg', name: 'LinkedIn' },
  { link: 'https://www.video.example/fund', icon: 'video.svg' },
  { link: 'javascript:alert(1)', icon: 'evil.svg', name: 'Evil' },
];

/** Only what the footer reads of the two sections. */
const sections = [
  { key: 'footer', lang: 'en', data: { en: words } },
  { key: 'home', lang: 'fr', data: { fr: { SocialMedia: [] }, en: { SocialMedia } } },
] as unknown as Section[];

const open = (at: string) => {
  showPortal({
    at,
    session: visitor,
    areas: [site],
    prepare: (api) => api.answer(getContent, { data: sections, message: '' }),
  });
  return within(screen.getByRole('contentinfo'));
};

test('a public page has both blocks: links under the edited heading, the phone line, and a logo that leads home', async () => {
  const footer = open('/');
  const column = await footer.findByRole('navigation', { name: 'Help and answers' });
  expect(within(column).getByRole('link', { name: 'FAQs' }).getAttribute('href')).toBe('/faqs');
  expect(footer.getByRole('link', { name: /Adjustment Fund/ }).getAttribute('href')).toBe('/');
  expect(await footer.findByText('Two funds, one place.')).toBeDefined();
  const drawings = screen.getByRole('contentinfo').querySelectorAll('[aria-hidden] > svg[focusable=false]');
  expect(drawings).toHaveLength(2);
  expect(await footer.findByText('© 2025 The Fund. All rights reserved.')).toBeDefined();
});

test('a page of sign-in has the last block alone', async () => {
  const footer = open('/auth/forgot-password');
  expect(await footer.findByText('© 2025 The Fund. All rights reserved.')).toBeDefined();
  expect(footer.queryByRole('navigation')).toBeNull();
  expect(footer.queryByText('Two funds, one place.')).toBeNull();
});

test('logos stand with their names, as written in the content', async () => {
  const footer = open('/');
  const logo = await footer.findByText('Treaty secretariat');
  expect(logo.querySelector('svg')).not.toBeNull();
  expect(footer.getByText('Development bank')).toBeDefined();
});

test('social media are those of the English home, with icons from the public file path', async () => {
  const footer = open('/');
  const list = footer.getByRole('list', { name: 'Social media' });
  const linked = await within(list).findByRole('link', { name: 'LinkedIn' });
  expect(linked.getAttribute('href')).toBe('https://www.linkedin.com/company/fund');
  expect(within(linked).getByRole('img').getAttribute('src')).toBe('/api/file/public/linked%20in.svg');
  expect(within(list).getByRole('link', { name: 'video.example' })).toBeDefined();
  expect(within(list).getAllByRole('link'), 'a link that could run a script is left out').toHaveLength(2);
});

test('without content the copyright line is there all the same', async () => {
  showPortal({ at: '/', session: visitor, areas: [site] });
  expect(await screen.findByText('© 2025 Adjustment Fund Portal. All rights reserved.')).toBeDefined();
});
