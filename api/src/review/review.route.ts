import * as criteriaOperations from '@portal/contracts/review/criteria';
import * as decideOperations from '@portal/contracts/review/decide';
import * as expertiseOperations from '@portal/contracts/review/expertise';
import * as noteOperations from '@portal/contracts/review/notes';
import * as proposalOperations from '@portal/contracts/review/proposals';
import * as queueOperations from '@portal/contracts/review/queue';
import * as readingOperations from '@portal/contracts/review/reading';
import { accessTo, withdraw } from '../applications/index.ts';
import { findFund } from '../funds/index.ts';
import { type Pool, rehearse, type Tx, transaction } from '../kernel/database/db.ts';
import { orNotFound, problem } from '../kernel/http/problem.ts';
import { withIdempotency } from '../kernel/http/with-idempotency.ts';
import { findMailOfNow, listMailsAbout } from '../kernel/mail/outbox.db.ts';
import { dataOf, done, type Route, route } from '../kernel/server/route.ts';
import { assign } from './assign/assign.ts';
import { proposalsOfReviewers } from './assign/reviewer-proposals.ts';
import { assignableReviewers } from './assign/reviewers.db.ts';
import { readCriteria } from './criteria/read-criteria.ts';
import { saveCriteria } from './criteria/save-criteria.ts';
import { decide } from './decide/decide.ts';
import { declare } from './declare.ts';
import { expertiseOf, saveExpertise } from './expertise/expertise.ts';
import { textOf } from './locales/messages.ts';
import { addNote, changeNote, deleteNote, discussionOf } from './notes/notes.ts';
import { listApplications } from './queue/list-queue.ts';
import { readMarksOf, setReadMark } from './read-marks/read-marks.ts';
import { readerAccess } from './record/reader-access.ts';
import { readScoreDraft, saveScoreDraft } from './score-draft.ts';
import { workload } from './workload/workload.ts';

/** Whatever `act` writes is undone, so that the mail cannot differ from the one that is sent. */
const letterOf = async (db: Pool, id: string, act: (tx: Tx) => Promise<unknown>) => ({
  data: await rehearse(db, async (tx) => {
    await act(tx);
    return (await findMailOfNow(tx, id)) ?? null;
  }),
  message: '',
});

export const reviewRoutes: Route[] = [
  route(queueOperations.listFundApplications, (ctx) =>
    listApplications(ctx.db, ctx, ctx.params.fundId, ctx.query),
  ),

  route(decideOperations.declareConflict, (ctx) =>
    dataOf(declare(ctx.db, ctx, ctx.params.id, ctx.body), ctx.say(textOf('review.declared'))),
  ),

  route(decideOperations.assignReviewers, (ctx) =>
    dataOf(
      transaction(ctx.db, (tx) => assign(tx, ctx, ctx.params.id, ctx.body)),
      ctx.say(textOf('review.assigned')),
    ),
  ),

  route(decideOperations.listAssignableReviewers, async ({ db, actor, params }) => {
    if (!(await accessTo(db, actor, params.id))) throw problem('not_found');
    return { data: await assignableReviewers(db, params.id), message: '' };
  }),

  route(proposalOperations.proposeReviewers, (ctx) =>
    dataOf(proposalsOfReviewers(ctx.db, ctx, ctx.body.ids)),
  ),

  route(proposalOperations.listWorkload, ({ db }) => dataOf(workload(db))),

  route(decideOperations.getScoreDraft, (ctx) => dataOf(readScoreDraft(ctx.db, ctx, ctx.params.id))),

  route(decideOperations.saveScoreDraft, (ctx) =>
    dataOf(saveScoreDraft(ctx.db, ctx, ctx.params.id, ctx.body), ctx.say(textOf('review.draftSaved'))),
  ),

  route(decideOperations.reviewerDecision, (ctx) =>
    withIdempotency(ctx, 'reviewerDecision', async (tx) => {
      const { number, ...data } = await decide(tx, ctx, ctx.params.id, ctx.body);
      const outcome = data.awaitsSecondSignOff ? 'review.secondSignOffNeeded' : 'review.decided';
      return { data, message: ctx.say(textOf(outcome, { number })) };
    }),
  ),

  route(decideOperations.previewDecisionMail, (ctx) =>
    letterOf(ctx.db, ctx.params.id, (tx) => decide(tx, ctx, ctx.params.id, ctx.body)),
  ),

  route(decideOperations.previewWithdrawalMail, (ctx) =>
    letterOf(ctx.db, ctx.params.id, (tx) => withdraw(tx, ctx, ctx.params.id, ctx.body)),
  ),

  route(decideOperations.listSentMails, async (ctx) => {
    await readerAccess(ctx.db, ctx, ctx.params.id);
    return { data: await listMailsAbout(ctx.db, ctx.params.id), message: '' };
  }),

  route(criteriaOperations.getCriteria, async ({ db, params, query }) => {
    const fund = await orNotFound(findFund(db, params.id));
    return { data: await readCriteria(db, fund, query.version), message: '' };
  }),

  route(criteriaOperations.saveCriteria, async (ctx) => {
    const data = await saveCriteria(ctx.db, ctx, ctx.params.id, ctx.body);
    return { data, message: ctx.say(textOf('criteria.saved', { version: data.version })) };
  }),

  route(readingOperations.listReadMarks, (ctx) => dataOf(readMarksOf(ctx.db, ctx, ctx.params.id))),

  route(readingOperations.setReadMark, (ctx) => dataOf(setReadMark(ctx.db, ctx, ctx.params.id, ctx.body))),

  route(noteOperations.listNotes, (ctx) => dataOf(discussionOf(ctx.db, ctx, ctx.params.id))),

  route(noteOperations.addNote, (ctx) =>
    withIdempotency(ctx, 'addNote', (tx) =>
      dataOf(addNote(tx, ctx, ctx.params.id, ctx.body), ctx.say(textOf('review.noteSaved'))),
    ),
  ),

  route(noteOperations.changeNote, (ctx) =>
    dataOf(changeNote(ctx.db, ctx, ctx.params, ctx.body), ctx.say(textOf('review.noteSaved'))),
  ),

  route(noteOperations.deleteNote, (ctx) =>
    done(deleteNote(ctx.db, ctx, ctx.params), ctx.say(textOf('review.noteDeleted'))),
  ),

  route(expertiseOperations.getExpertise, (ctx) => dataOf(expertiseOf(ctx.db, ctx))),

  route(expertiseOperations.saveExpertise, (ctx) =>
    dataOf(saveExpertise(ctx.db, ctx, ctx.body), ctx.say(textOf('review.expertiseSaved'))),
  ),
];
