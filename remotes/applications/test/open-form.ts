import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Draft } from '@portal/contracts/applications/application.schemas';
import { getDraft, isApplicationInProgress, saveDraft } from '@portal/contracts/calls/applications/drafts';
import { getFund } from '@portal/contracts/calls/funds/funds';
import { listCountries } from '@portal/contracts/calls/funds/reference';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { type FakeApi, fakeApi } from '@portal/testing/fake-api';
import { renderArea } from '@portal/testing/render-area';
import { isNamed } from '../src/edit-draft/device-copy-keys.ts';
import area from '../src/expose.ts';
import { done } from './done.ts';
import { draftOf } from './example-draft.ts';
import { creditFund } from './example-fund.ts';
import { beneficiary } from './example-people.ts';

interface FormOptions {
  /** Such as `financing`; empty for the list of sections. */
  page: string;
  answers?: Answers;
  fund?: Fund;
  draft?: Partial<Draft>;
  /** What else the API answers and the device keeps. */
  prepare?: (api: FakeApi) => void;
}

/** Opens a page of a form whose draft the API keeps: what is saved is stored under the next version. */
export const openForm = async ({
  page,
  answers = {},
  fund = creditFund,
  draft = {},
  prepare,
}: FormOptions) => {
  localStorage.clear();
  const api = fakeApi();
  const kept = { draft: draftOf(answers, draft, fund) };
  api.answer(getFund, done(fund));
  api.answer(listCountries, done([]));
  api.answer(
    isApplicationInProgress,
    done({ inProgress: false, applicationId: null, applicationNumber: null, status: null, draftId: 'app_1' }),
  );
  api.reply(getDraft, () => done(kept.draft));
  const acceptSaves = () =>
    api.reply(saveDraft, ({ body }) => {
      const { answers: sections } = body as { answers: Answers };
      kept.draft = {
        ...kept.draft,
        answers: { ...kept.draft.answers, ...sections },
        rowVersion: kept.draft.rowVersion + 1,
      };
      return done(kept.draft);
    });
  acceptSaves();
  prepare?.(api);
  const search = isNamed(kept.draft) ? '?id=app_1' : '';
  await renderArea(area, { at: `/application/${fund.fundId}/${page}${search}`, user: beneficiary });
  /** Somebody else saves meanwhile. */
  const saveElsewhere = (sections: Answers) => {
    kept.draft = {
      ...kept.draft,
      answers: { ...kept.draft.answers, ...sections },
      rowVersion: kept.draft.rowVersion + 1,
      lastSavedAt: '2026-11-20T13:37:00.000000Z',
    };
    api.refuse(saveDraft, 409, { error: 'stale_version', message: 'Someone else has changed this.' });
    api.reply(getDraft, () => {
      acceptSaves();
      return done(kept.draft);
    });
  };
  return { api, kept, acceptSaves, saveElsewhere };
};
