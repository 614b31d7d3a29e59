import { operation } from '../operation.ts';
import { sendCanaryCounts } from './calls.ts';
import { CanaryCounts } from './schemas.ts';

export const sendCanaryCountsOperation = operation(sendCanaryCounts, {
  summary: 'Report what areas with a canary did in a browser',
  body: CanaryCounts,
  errors: [],
});
