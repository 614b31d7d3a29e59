import type { LegalWords } from '../words.ts';

export const legal: LegalWords = {
  terms: {
    title: 'Terms of use',
    lead: 'This portal is a demonstration. It is not an official site, and nothing sent through it is an application to a real fund.',
    body: `
## 1. What this portal is

The portal shows how applications to an adjustment fund can be made, reviewed and decided. Names of applicants, amounts, dates and decisions are invented. Facts about the trade area come from public sources and carry the date to which they refer.

## 2. What you may do

- Read the public pages without an account.
- Register, try out the forms and send example applications.
- Write to the portal through the contact form.

## 3. What you may not do

- Enter personal data or business secrets of other people.
- Upload material that is unlawful or that harms devices.
- Try to reach the data of other accounts, or overload the service.
- Give the impression that a decision made here binds a real institution.

## 4. No promise of funding

An approval in this portal creates no claim to money. Amounts, thresholds and periods are examples and can change at any time.

## 5. Availability and liability

The portal is provided as it is. Data may be deleted when the demonstration is reset. Whoever runs this copy of the portal is responsible for it and must replace these terms before using it for real applications.

## 6. Questions

Write to us through the [contact page](/contact-us).`,
  },
  privacy: {
    title: 'Privacy policy',
    lead: 'What is stored when you use this demonstration, why, and how to have it removed.',
    body: `
## 1. What we store

- **Account.** Name, e-mail address, country and telephone number. The password is kept only as a hash.
- **Applications.** What you type, the files you attach and the history of each step.
- **Messages.** What you write in the contact form and when you register interest, and our replies.
- **Security records.** Time, address and device of each sign-in, and who changed what.

## 2. What we do not do

The pages load nothing from other companies: no advertising, no tracking, no fonts or scripts from elsewhere. Your data is not sold or passed on.

## 3. Kept on your device

The browser keeps your sign-in token, and a cookie that ties it to this browser, until you log out. It also keeps your language, and what you have typed into a form until it is sent. Clearing the browser’s storage removes all of it.

## 4. Who can see your data

Reviewers see an application only after they have declared that they have no conflict of interest. Managers see the applications to their funds. Administrators see accounts and records. Everyone else sees nothing.

## 5. How long

Example data stays until the demonstration is reset. Whoever uses this software for real applications must set periods here and name who is responsible for the data.

## 6. Your requests

Ask through the [contact page](/contact-us) what is stored about you, or ask to have it corrected or deleted.`,
  },
};
