import * as operations from '@portal/contracts/applications/operations';
import type { Draft } from '@portal/contracts/applications/schemas';
import type { Deps } from '../kernel/deps.ts';
import { type Route, route } from '../kernel/http/route.ts';
import { draftDeleted, draftSaved } from './applications.words.ts';
import { createDraft } from './create-draft.ts';
import { deleteDraft } from './delete-draft.ts';
import { getDraft } from './get-draft.ts';
import { saveDraft } from './save-draft.ts';

/** What the page needs to say before sending would fail. */
const withScanRule = ({ config }: Deps, draft: Draft): Draft => ({
  ...draft,
  requiresScan: config.filesRequireScan,
});

export const draftRoutes: Route[] = [
  route(operations.createDraftOperation, async (ctx) => ({
    data: withScanRule(ctx.deps, await createDraft(ctx.db, ctx, ctx.body)),
    message: ctx.say(draftSaved),
  })),

  route(operations.getDraftOperation, async (ctx) => ({
    data: withScanRule(ctx.deps, await getDraft(ctx.db, ctx, ctx.query)),
    message: '',
  })),

  route(operations.saveDraftOperation, async (ctx) => ({
    data: await saveDraft(ctx.db, ctx, ctx.body),
    message: ctx.say(draftSaved),
  })),

  route(operations.deleteDraftOperation, async (ctx) => {
    await deleteDraft(ctx.db, ctx, ctx.query.id);
    return { message: ctx.say(draftDeleted) };
  }),
];
