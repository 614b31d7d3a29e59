import { type Documentation, documentation } from '../documentation.ts';
import * as calls from './calls.ts';

export const failedWorkDocumentation: readonly Documentation[] = [
  documentation(calls.listFailedWork, {
    description: 'What was given up after all its tries and waits for a person: the newest 200.',
    answer: {
      data: [
        {
          id: 'mail_3m9x2hfd8v5tk7wq4n6z',
          kind: 'MAIL',
          name: 'application-submitted',
          to: 'ama.owusu@example.org',
          reason: '550 No such mailbox',
          attempts: 5,
          createdAt: '2026-11-20T08:30:00.000Z',
          failedAt: '2026-11-21T08:30:00.000Z',
        },
      ],
      message: '',
    },
  }),
  documentation(calls.retryFailedWork, {
    description: 'Puts it back among what is to be done, with all its tries. Written to the log.',
    params: { id: 'mail_3m9x2hfd8v5tk7wq4n6z' },
    answer: { data: null, message: 'It is being tried again.' },
  }),
  documentation(calls.discardFailedWork, {
    description: 'Takes it off the list without trying again. Written to the log.',
    params: { id: 'mail_3m9x2hfd8v5tk7wq4n6z' },
    answer: { data: null, message: 'It was discarded and will not be tried again.' },
  }),
];
