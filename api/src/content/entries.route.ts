import * as operations from '@portal/contracts/content/directory-entries';
import { type Route, route } from '../kernel/server/route.ts';
import { discardEntryDraft, readEntryVersions, restoreEntryVersion } from './entry-versions.ts';
import { textOf } from './locales/messages.ts';
import { noteEntryEditor } from './note-editor.ts';
import { cancelEntrySchedule, readEntrySchedules, scheduleEntry } from './schedule-entry.ts';

export const entryRoutes: Route[] = [
  route(operations.discardEntryDraft, async ({ db, actor, meta, params, query, say }) => {
    await discardEntryDraft(db, { actor, meta }, params, query.lang);
    return { data: null, message: say(textOf('content.draftDiscarded')) };
  }),

  route(operations.listEntryVersions, async ({ db, params }) => ({
    data: await readEntryVersions(db, params),
    message: '',
  })),

  route(operations.restoreEntryVersion, async ({ db, actor, meta, params, body, say }) => {
    await restoreEntryVersion(db, { actor, meta }, params, body);
    return { data: null, message: say(textOf('content.versionRestored')) };
  }),

  route(operations.scheduleEntry, async ({ db, actor, meta, body, say }) => ({
    data: await scheduleEntry(db, { actor, meta }, body),
    message: say(textOf('content.contentPlanned')),
  })),

  route(operations.listEntrySchedules, async ({ db }) => ({
    data: await readEntrySchedules(db),
    message: '',
  })),

  route(operations.cancelEntrySchedule, async ({ db, actor, meta, params, say }) => {
    await cancelEntrySchedule(db, { actor, meta }, params.id);
    return { data: null, message: say(textOf('content.planCancelled')) };
  }),

  route(operations.noteEntryEditor, async ({ db, actor, body }) => ({
    data: await noteEntryEditor(db, actor.id, body),
    message: '',
  })),
];
