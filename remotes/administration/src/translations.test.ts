import { answerAt } from '@portal/application-view';
import { roles } from '@portal/contracts';
import { assignmentModes, decisionModes, fundProcesses, fundStatuses } from '@portal/contracts/funds/enums';
import { userStatuses } from '@portal/contracts/identity/enums';
import { logActions, logOutcomes, logProcesses } from '@portal/contracts/kernel/log-actions';
import {
  contactStatuses,
  contactTopics,
  inboxKinds,
  interestStatuses,
  interestTypes,
} from '@portal/contracts/support/enums';
import { expect, test } from 'vitest';
import en from '../locales/en.json';

const groups: Record<string, readonly string[]> = {
  roles,
  userTypes: ['all', ...roles],
  userStatus: userStatuses,
  fundStatus: fundStatuses,
  decisionMode: decisionModes,
  assignmentMode: assignmentModes,
  'ledger.process': fundProcesses,
  topic: contactTopics,
  messageStatus: contactStatuses,
  'inbox.kinds': inboxKinds,
  'interests.types': interestTypes,
  'interests.statuses': interestStatuses,
  'interests.set': interestStatuses,
  logProcess: logProcesses,
  logAction: logActions,
  logOutcome: logOutcomes,
};

test.each(Object.entries(groups))('every value of %s has a text', (group, values) => {
  expect(values.filter((value) => typeof answerAt(en, `${group}.${value}`) !== 'string')).toEqual([]);
});
