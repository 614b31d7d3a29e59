import * as answers from '@portal/contracts/applications/answers.schema';
import * as conversation from '@portal/contracts/applications/conversation.schema';
import * as applications from '@portal/contracts/applications/schemas';
import * as auth from '@portal/contracts/auth/schemas';
import * as canaryFigures from '@portal/contracts/canary-figures/schemas';
import * as chat from '@portal/contracts/chat/schemas';
import * as clientReports from '@portal/contracts/client-reports/schemas';
import * as contactMessages from '@portal/contracts/contact-messages/schemas';
import * as contacts from '@portal/contracts/contacts/schemas';
import * as content from '@portal/contracts/content/schemas';
import * as dashboard from '@portal/contracts/dashboard/schemas';
import * as demo from '@portal/contracts/demo/schemas';
import * as failedWork from '@portal/contracts/failed-work/schemas';
import * as faqs from '@portal/contracts/faqs/schemas';
import * as files from '@portal/contracts/files/schemas';
import * as fundParts from '@portal/contracts/funds/schema-parts';
import * as funds from '@portal/contracts/funds/schemas';
import * as interest from '@portal/contracts/interest/schemas';
import * as log from '@portal/contracts/log/schemas';
import * as onBehalf from '@portal/contracts/on-behalf/schemas';
import * as partners from '@portal/contracts/partners/schemas';
import * as profile from '@portal/contracts/profile/schemas';
import * as publicPages from '@portal/contracts/public-pages/schemas';
import * as reference from '@portal/contracts/reference/schemas';
import * as decide from '@portal/contracts/review/decide.schema';
import * as queue from '@portal/contracts/review/queue.schema';
import * as review from '@portal/contracts/review/schemas';
import * as secondFactor from '@portal/contracts/second-factor/schemas';
import * as users from '@portal/contracts/users/schemas';
import type { TSchema } from 'typebox';

/** Where names come from; a capability that is not here is written inline. */
const sources: Record<string, object> = {
  Funds: fundParts,
  Fund: funds,
  Application: applications,
  Answers: answers,
  Conversation: conversation,
  Review: review,
  Decision: decide,
  Queue: queue,
  Auth: auth,
  Profile: profile,
  PublicPages: publicPages,
  SecondFactor: secondFactor,
  User: users,
  Content: content,
  FailedWork: failedWork,
  Faqs: faqs,
  Contacts: contacts,
  ContactMessages: contactMessages,
  Chat: chat,
  Dashboard: dashboard,
  File: files,
  Interest: interest,
  Log: log,
  OnBehalf: onBehalf,
  Partners: partners,
  Reference: reference,
  Reports: clientReports,
  CanaryFigures: canaryFigures,
  Demo: demo,
};

interface ObjectSchema {
  properties?: object;
}

/** Envelopes say more when they are read in place, parameters are written one by one. */
const isWorthAName = (name: string, value: unknown): value is TSchema =>
  typeof value === 'object' &&
  value !== null &&
  !/(Result|Page|List|Params|Query)$/.test(name) &&
  Object.keys((value as ObjectSchema).properties ?? {}).length > 1; // any export, looked at structurally

/** Equal schemas are one, wherever they were built. */
export const shapeOf = (schema: TSchema): string => JSON.stringify(schema);

/** The name of a schema by its shape: that of its export, with the source's before it where taken. */
export const schemaNames: ReadonlyMap<string, string> = (() => {
  const byShape = new Map<string, string>();
  const taken = new Set<string>();
  for (const [source, exports] of Object.entries(sources)) {
    for (const [exported, value] of Object.entries(exports)) {
      if (!isWorthAName(exported, value) || byShape.has(shapeOf(value))) continue;
      const name = exported.replace(/Schema$/, '');
      const free = taken.has(name) ? `${source}${name}` : name;
      if (taken.has(free)) continue;
      taken.add(free);
      byShape.set(shapeOf(value), free);
    }
  }
  return byShape;
})();
