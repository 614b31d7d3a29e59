import Type from 'typebox';
import { Editors } from '../content/desk.ts';
import { result } from '../envelopes.ts';
import { operation } from '../operation.ts';
import * as calls from './calls.ts';
import * as s from './schemas.ts';

export const discardEntryDraft = operation(calls.discardEntryDraft, {
  summary: 'Drops the draft of a question, partner or office',
  params: s.EntryParams,
  query: s.EntryDraftQuery,
  response: result(Type.Null()),
  errors: ['not_found'],
});

export const listEntryVersions = operation(calls.listEntryVersions, {
  summary: 'Every version of an entry that is or was public',
  params: s.EntryParams,
  response: result(Type.Array(s.EntryVersion)),
  errors: ['not_found'],
});

export const restoreEntryVersion = operation(calls.restoreEntryVersion, {
  summary: 'Makes an old version of an entry its draft',
  params: s.EntryVersionParams,
  body: s.EntryRestore,
  response: result(Type.Null()),
  errors: ['not_found', 'stale_version'],
});

export const scheduleEntry = operation(calls.scheduleEntry, {
  summary: 'Publishes an entry at a later moment',
  body: s.EntryPlan,
  response: result(s.EntrySchedule),
  errors: ['not_found', 'invalid_state', 'stale_version'],
});

export const listEntrySchedules = operation(calls.listEntrySchedules, {
  summary: 'Entries that go public by themselves, and those that failed to',
  response: result(Type.Array(s.EntrySchedule)),
  errors: [],
});

export const cancelEntrySchedule = operation(calls.cancelEntrySchedule, {
  summary: 'Calls off the planned publication of an entry',
  params: s.EntryPlanParams,
  response: result(Type.Null()),
  errors: ['not_found', 'invalid_state'],
});

export const noteEntryEditor = operation(calls.noteEntryEditor, {
  summary: 'Says that an entry is being edited and by whom else',
  body: s.EntryEditorBody,
  response: result(Editors),
  errors: ['not_found'],
});
