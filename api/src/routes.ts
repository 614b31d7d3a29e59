import { contactMessageRoutes } from './contact-messages/contact-messages.route.ts';
import { contactRoutes } from './contacts/contacts.route.ts';
import { contentRoutes } from './content/content.route.ts';
import { faqRoutes } from './faqs/faqs.route.ts';
import type { Route } from './http/route.ts';
import { interestRoutes } from './interest/interest.route.ts';
import { partnerRoutes } from './partners/partners.route.ts';
import { referenceRoutes } from './reference/reference.route.ts';

/** Every route of the API. A list of imports: a capability adds its own here. */
export const allRoutes: readonly Route[] = [
  ...contentRoutes,
  ...faqRoutes,
  ...partnerRoutes,
  ...contactRoutes,
  ...contactMessageRoutes,
  ...interestRoutes,
  ...referenceRoutes,
];
