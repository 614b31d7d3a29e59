import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { Draft, InProgress } from '@portal/contracts/applications/application.schemas';
import { getApplication } from '@portal/contracts/calls/applications/applications';
import * as calls from '@portal/contracts/calls/applications/drafts';
import { getEligibility } from '@portal/contracts/calls/funds/eligibility';
import { getFund } from '@portal/contracts/calls/funds/funds';
import {
  type ApiError,
  call,
  dataQuery,
  i18n,
  isApiError,
  queryClient,
  queryOptions,
  rethrowAs,
  useMutation,
} from '@portal/platform';
import { readStoredBase } from './device-copy-keys.ts';

export const fundQuery = (fundId: string) =>
  queryOptions({
    ...dataQuery(['applications', 'fund', fundId], getFund, { params: { id: fundId } }),
    meta: { silent: true },
  });

/** The fund's rules; a form goes on without them, by those that every fund begins with. */
export const eligibilityQuery = (fundId: string) =>
  queryOptions({
    ...dataQuery(['applications', 'eligibility', fundId], getEligibility, { params: { id: fundId } }),
    meta: { silent: true },
  });

export const fetchDraft = async (id: string): Promise<Draft> =>
  (await call(calls.getDraft, { query: { id } })).data;

/** Where a person stands with a fund. */
export type Start =
  | { kind: 'new' }
  | { kind: 'draft'; draft: Draft }
  | { kind: 'in-progress'; progress: InProgress };

export const startKey = (fundId: string) => ['applications', 'start', fundId] as const;

const gone = new Set(['not_found', 'invalid_state', 'application_in_progress', 'fund_closed']);

/** Where a refusal says that the fund, or the person's draft, is no longer what the form opened with. */
export const refetchAfterRefusal = async (fundId: string, { code }: ApiError): Promise<void> => {
  if (!gone.has(code)) return;
  const queryKey = code === 'fund_closed' ? fundQuery(fundId).queryKey : startKey(fundId);
  await queryClient.invalidateQueries({ queryKey });
};

const findStart = async (fundId: string, id: string | null): Promise<Start> => {
  if (id !== null) return { kind: 'draft', draft: await fetchDraft(id) };
  const { data: progress } = await rethrowAs(
    call(calls.isApplicationInProgress, { query: { fundId } }),
    i18n.t('applications:errors.progress'),
  );
  if (progress.inProgress) return { kind: 'in-progress', progress };
  if (progress.draftId === null) return { kind: 'new' };
  return { kind: 'draft', draft: await fetchDraft(progress.draftId) };
};

/** Without a connection a form opens by the version that this device keeps beside answers that are not saved. */
const offlineStart = (
  client: typeof queryClient,
  error: unknown,
  fundId: string,
  id: string | null,
): Start => {
  const stored = isApiError(error) && error.status === 0 ? readStoredBase(fundId, id) : undefined;
  if (stored === undefined) throw error;
  client.setQueryData(fundQuery(fundId).queryKey, stored.fund);
  return stored.draft === null ? { kind: 'new' } : { kind: 'draft', draft: stored.draft };
};

/** Asked anew whenever a form is opened, which forgets it when it is left; never again while it is open. */
export const startQuery = (fundId: string, id: string | null) =>
  queryOptions({
    queryKey: [...startKey(fundId), id],
    queryFn: ({ client }) =>
      findStart(fundId, id).catch((error: unknown) => offlineStart(client, error, fundId, id)),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    meta: { silent: true },
  });

/** What became of an application that a form was open for; asked anew each time. */
export const standingQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'standing', id],
    queryFn: async ({ signal }) => {
      const { data } = await call(getApplication, { params: { id }, signal });
      return data.audience === 'OWNER' ? data : null;
    },
    staleTime: 0,
    meta: { silent: true },
  });

/** Where the checks of files that are still being looked at stand. */
export const checkedFilesQuery = (id: string | undefined, isWaiting: boolean) =>
  queryOptions({
    queryKey: ['applications', 'checked-files', id],
    queryFn: async ({ signal }) => {
      const { data } = await call(calls.getDraft, { query: { id: id ?? '' }, signal, background: true });
      return { documents: data.documents, authorityFile: data.authorityFile };
    },
    enabled: id !== undefined && isWaiting,
    refetchInterval: 4_000,
    staleTime: 0,
    meta: { silent: true },
  });

const quiet = { meta: { silent: true } } as const;

/** The saved line shows what went wrong; a lost session is shown by the global handler. */
export const useCreateDraft = () =>
  useMutation({
    ...quiet,
    mutationFn: async (fundId: string) => (await call(calls.createDraft, { body: { fundId } })).data,
  });

export const useTickRequest = () =>
  useMutation({
    mutationFn: async ({ isDone, ...params }: { id: string; requestId: string; isDone: boolean }) =>
      (await call(calls.tickRequest, { params, body: { isDone } })).data,
  });

export const useSaveSections = () =>
  useMutation({
    ...quiet,
    mutationFn: async (body: { id: string; rowVersion: number; answers: Answers }) =>
      (await call(calls.saveDraft, { body })).data,
  });
