import type { FrameWords } from '../words.ts';

export const frame: FrameWords = {
  header: { brand: 'Adjustment Fund', product: 'Portal' },
  footer: {
    tagline: 'Applications to the Base Fund and the Credit Fund, in one place.',
    assistance: 'Assistance',
    compliance: 'Compliance',
    stayInTouch: 'Stay in touch',
    stayInTouchNote: 'Write to us in any of the six portal languages.',
    copyright: '© 2025 Adjustment Fund Portal. All rights reserved.',
    note: 'Demonstration with example data. Not an official site.',
    logos: ['Treaty secretariat', 'Development bank', 'Fund manager'],
  },
  faqs: {
    title: 'Frequently asked questions',
    lead: 'Short answers about the two funds, the form and your account.',
  },
  contactUs: {
    title: 'Contact us',
    lead: 'Write to us in any of the six languages of the portal. You get a ticket number at once and an answer by e-mail.',
    offices: { title: 'Offices', lead: 'Addresses and numbers are examples.' },
    form: { title: 'Write to us', lead: 'Have your application number ready if you have one.' },
  },
  emails: {
    contactReceived: {
      subject: 'We received your message [{{ticketNumber}}]',
      body: `Thank you for your message. Its ticket number is {{ticketNumber}}.

A person will read it and answer to this address.`,
    },
    contactReply: {
      subject: 'Re: {{subject}} [{{ticketNumber}}]',
      body: `Thank you for writing to us. To write back, please use our contact page and name {{ticketNumber}} in the subject.

Here is our answer.`,
    },
    interestReceived: {
      subject: 'Thank you for your interest',
      body: `We have noted your interest in the Adjustment Fund and will write to you when there is news on it.

If you did not ask for this, please tell us through the contact page and we will remove your address.`,
    },
  },
};
