import { Type } from 'typebox';
import { result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import { sendClientReport, sendCspReport } from './calls.ts';
import { ClientReport, CspReport } from './schemas.ts';

export const sendClientReportOperation = operation(sendClientReport, {
  summary: 'Report what went wrong in a browser',
  body: ClientReport,
  response: result(Type.Null()),
  errors: [],
});

export const sendCspReportOperation = operation(sendCspReport, {
  summary: 'Report a violation of the security policy',
  body: CspReport,
  response: result(Type.Null()),
  errors: [],
});
