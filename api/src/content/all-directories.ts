import type { OrderBody } from '@portal/contracts/content/desk';
import { offices } from './contacts/offices.ts';
import type { Directory, Entry } from './entries/directory.ts';
import { faqs } from './faqs/faqs.db.ts';
import { partners } from './partners/partners.ts';

/** What is known of an entry whatever its list. */
export type AnyDirectory = Directory<Entry, object>;

// A directory is only ever given entries of its own table, which the compiler cannot follow through the name of a list.
const all = { faqs, partners, contacts: offices } as unknown as Record<OrderBody['list'], AnyDirectory>;

export const directoryOf = (list: OrderBody['list']): AnyDirectory => all[list];
