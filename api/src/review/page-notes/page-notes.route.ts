import * as operations from '@portal/contracts/review/reading';
import { type Route, route } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { addPageNote, changePageNote, deletePageNote, pageNotesOf } from './page-notes.ts';

export const pageNoteRoutes: Route[] = [
  route(operations.listPageNotes, async (ctx) => ({
    data: await pageNotesOf(ctx.db, ctx, ctx.params.id),
    message: '',
  })),

  route(operations.addPageNote, async (ctx) => ({
    data: await addPageNote(ctx.db, ctx, ctx.params.id, ctx.body),
    message: ctx.say(textOf('review.noteSaved')),
  })),

  route(operations.changePageNote, async (ctx) => ({
    data: await changePageNote(ctx.db, ctx, ctx.params, ctx.body),
    message: ctx.say(textOf('review.noteSaved')),
  })),

  route(operations.deletePageNote, async (ctx) => {
    await deletePageNote(ctx.db, ctx, ctx.params);
    return { message: ctx.say(textOf('review.noteDeleted')) };
  }),
];
