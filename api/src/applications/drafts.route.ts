import type { Draft } from '@portal/contracts/applications/application.schemas';
import * as operations from '@portal/contracts/applications/drafts';
import type { Deps } from '../kernel/deps.ts';
import { dataOf, done, type Route, route } from '../kernel/server/route.ts';
import { createDraft } from './create-draft.ts';
import { deleteDraft, getDraft, tickRequest } from './drafts.ts';
import { textOf } from './locales/messages.ts';
import { saveDraft } from './save-draft.ts';

/** What the page needs to say before sending would fail. */
const withScanRule = ({ config }: Deps, draft: Draft): Draft => ({
  ...draft,
  requiresScan: config.filesRequireScan,
});

export const draftRoutes: Route[] = [
  route(operations.createDraft, async (ctx) => ({
    data: withScanRule(ctx.deps, await createDraft(ctx.db, ctx, ctx.body)),
    message: ctx.say(textOf('applications.draftSaved')),
  })),

  route(operations.getDraft, async (ctx) =>
    dataOf(withScanRule(ctx.deps, await getDraft(ctx.db, ctx, ctx.query))),
  ),

  route(operations.saveDraft, (ctx) =>
    dataOf(saveDraft(ctx.db, ctx, ctx.body), ctx.say(textOf('applications.draftSaved'))),
  ),

  route(operations.tickRequest, async (ctx) => ({
    data: await tickRequest(ctx.db, ctx, { ...ctx.params, ...ctx.body }),
    message: ctx.say(textOf('applications.draftSaved')),
  })),

  route(operations.deleteDraft, (ctx) =>
    done(deleteDraft(ctx.db, ctx, ctx.query.id), ctx.say(textOf('applications.draftDeleted'))),
  ),
];
