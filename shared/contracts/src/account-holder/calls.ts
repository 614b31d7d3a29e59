import { call, type Result } from '../call.ts';
import type { AccountHolder, SaveAccountHolder } from './schemas.ts';

export type { AccountHolder, SaveAccountHolder } from './schemas.ts';

type ById = { id: string };

export const getAccountHolder = call<{ params: ById; response: Result<AccountHolder | null> }>(
  'getAccountHolder',
  { method: 'GET', path: '/application/:id/account-holder', permission: 'application.account' },
);

/** Only the applicant, only after the approval, and only with an identity that was just confirmed. */
export const saveAccountHolder = call<{
  params: ById;
  body: SaveAccountHolder;
  response: Result<AccountHolder>;
}>('saveAccountHolder', {
  method: 'PUT',
  path: '/application/:id/account-holder',
  permission: 'application.own',
});
