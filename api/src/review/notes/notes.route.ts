import * as operations from '@portal/contracts/review/notes';
import { withIdempotency } from '../../kernel/http/with-idempotency.ts';
import { dataOf, done, type Route, route } from '../../kernel/server/route.ts';
import { textOf } from '../locales/messages.ts';
import { addNote, changeNote, deleteNote, discussionOf } from './notes.ts';

export const noteRoutes: Route[] = [
  route(operations.listNotes, (ctx) => dataOf(discussionOf(ctx.db, ctx, ctx.params.id))),

  route(operations.addNote, (ctx) =>
    withIdempotency(ctx, 'addNote', (tx) =>
      dataOf(addNote(tx, ctx, ctx.params.id, ctx.body), ctx.say(textOf('review.noteSaved'))),
    ),
  ),

  route(operations.changeNote, (ctx) =>
    dataOf(changeNote(ctx.db, ctx, ctx.params, ctx.body), ctx.say(textOf('review.noteSaved'))),
  ),

  route(operations.deleteNote, (ctx) =>
    done(deleteNote(ctx.db, ctx, ctx.params), ctx.say(textOf('review.noteDeleted'))),
  ),
];
