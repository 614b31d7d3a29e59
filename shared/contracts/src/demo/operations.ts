import { Type } from 'typebox';
import { result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import { listDemoAccounts } from './calls.ts';
import { DemoAccount } from './schemas.ts';

export const listDemoAccountsOperation = operation(listDemoAccounts, {
  summary: 'Example accounts in demo mode',
  response: result(Type.Array(DemoAccount)),
  errors: [],
});
