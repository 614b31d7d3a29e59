import * as answers from '@portal/contracts/applications/answers.schema';
import * as applications from '@portal/contracts/applications/application.schemas';
import * as conversation from '@portal/contracts/applications/conversation';
import * as onBehalf from '@portal/contracts/applications/on-behalf';
import * as review from '@portal/contracts/applications/staff-application.schemas';
import * as contacts from '@portal/contracts/content/contacts';
import * as revision from '@portal/contracts/content/content';
import * as faqs from '@portal/contracts/content/faqs';
import * as partners from '@portal/contracts/content/partners';
import * as content from '@portal/contracts/content/section.schemas';
import * as funds from '@portal/contracts/funds/fund.schemas';
import * as reference from '@portal/contracts/funds/reference';
import * as auth from '@portal/contracts/identity/auth.schemas';
import * as passkeySignature from '@portal/contracts/identity/passkey-signature';
import * as profile from '@portal/contracts/identity/profile';
import * as secondFactor from '@portal/contracts/identity/second-factor';
import * as users from '@portal/contracts/identity/users';
import * as demo from '@portal/contracts/kernel/demo';
import * as failedWork from '@portal/contracts/kernel/failed-work';
import * as files from '@portal/contracts/kernel/files';
import * as log from '@portal/contracts/kernel/log';
import * as telemetry from '@portal/contracts/kernel/telemetry';
import * as dashboard from '@portal/contracts/review/dashboard';
import * as decide from '@portal/contracts/review/decide';
import * as queue from '@portal/contracts/review/queue';
import * as fundParts from '@portal/contracts/schema-parts';
import * as chat from '@portal/contracts/support/chat.schemas';
import * as contactMessages from '@portal/contracts/support/contact-messages';
import * as interest from '@portal/contracts/support/interest';
import type { TSchema } from 'typebox';
import type { JsonSchema } from '../server/json-schema.ts';

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
  PublicPages: revision,
  SecondFactor: secondFactor,
  PasskeySignature: passkeySignature,
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
  Reports: telemetry,
  Demo: demo,
};

/** Envelopes say more when they are read in place, parameters are written one by one. */
const isWorthAName = (name: string, value: unknown): value is TSchema =>
  typeof value === 'object' &&
  value !== null &&
  !/(Result|Page|List|Params|Query)$/.test(name) &&
  Object.keys((value as JsonSchema).properties ?? {}).length > 1; // any export, looked at structurally

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
