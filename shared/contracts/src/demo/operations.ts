import { result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import { getDemoInfo } from './calls.ts';
import { DemoInfo } from './schemas.ts';

export const getDemoInfoOperation = operation(getDemoInfo, {
  summary: 'Example accounts in demo mode',
  response: result(DemoInfo),
  errors: ['not_found'],
});
