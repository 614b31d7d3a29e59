import { seedApplications } from '../applications/seed/applications.seed.ts';
import { seedContactMessages } from '../contact-messages/contact-messages.seed.ts';
import { seedContacts } from '../contacts/contacts.seed.ts';
import { contentSeeders } from '../content/content.seed.ts';
import { seedPublicFiles } from '../content/public-files.seed.ts';
import { seedEligibility } from '../eligibility/eligibility.seed.ts';
import { seedFaqs } from '../faqs/faqs.seed.ts';
import { seedFunds } from '../funds/seed/funds.seed.ts';
import { seedInterests } from '../interest/interests.seed.ts';
import { seedPartners } from '../partners/partners.seed.ts';
import { seedReference } from '../reference/reference.seed.ts';
import { seedAccounts } from './accounts.seed.ts';
import type { NamedSeeder } from './seeder.ts';

/** What every portal starts with: reference data, content, the two funds. Add yours in order. */
export const essentialSeeders: readonly NamedSeeder[] = [
  { name: 'reference', seed: seedReference },
  { name: 'funds', seed: seedFunds },
  { name: 'eligibility', seed: seedEligibility },
  ...contentSeeders,
  { name: 'faqs', seed: seedFaqs },
  { name: 'partners', seed: seedPartners },
  { name: 'contacts', seed: seedContacts },
  { name: 'public-files', seed: seedPublicFiles },
];

/** Examples for demo mode, marked as such. Add yours in order. */
export const demoSeeders: readonly NamedSeeder[] = [
  { name: 'accounts', seed: seedAccounts },
  { name: 'applications', seed: seedApplications },
  { name: 'contact-messages', seed: seedContactMessages },
  { name: 'interests', seed: seedInterests },
];
