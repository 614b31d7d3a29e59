import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

export const contentDocumentation: readonly Documentation[] = [
  documentation(calls.getContent, {
    description:
      'Everything that public pages say. `lang` leaves one language, with English where a section is not translated; `key` may be repeated. `draft=1` brings what is not published yet, to the super user only. Sends an ETag.',
    query: { lang: 'en', key: ['about-us'] },
    answer: {
      data: [
        {
          key: 'about-us',
          lang: 'en',
          data: {
            en: {
              lead: 'Freer trade pays off over years, while some of its costs come at once. The Fund exists to carry …',
              title: 'About the Adjustment Fund',
            },
          },
        },
      ],
      message: '',
    },
  }),
  documentation(calls.saveContent, {
    description:
      'Publishes one section in one language and touches no other. The data is held against the shape of its section, and rich text is stored as blocks, never as HTML.',
    body: {
      key: 'about-us',
      lang: 'en',
      data: { title: 'About the Adjustment Fund', lead: 'Freer trade pays off over years.' },
      rowVersion: 3,
    },
    answer: {
      data: {
        key: 'about-us',
        lang: 'en',
        data: { title: 'About the Adjustment Fund', lead: 'Freer trade pays off over years.' },
        state: {
          status: 'PUBLISHED',
          version: 4,
          publishedVersion: 4,
          translationOf: null,
          rowVersion: 4,
          updatedBy: 'Nomvula Dlamini',
          updatedAt: '2026-11-21T08:30:00.000Z',
        },
      },
      message: 'The section was saved and published.',
    },
  }),
];
