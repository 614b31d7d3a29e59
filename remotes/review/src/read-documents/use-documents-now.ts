import type { ApplicationDocument } from '@portal/contracts/applications/application.schemas';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { getApplication } from '@portal/contracts/calls/applications/applications';
import { call, useQuery } from '@portal/platform';

const EVERY_MS = 30_000;

type Read = Pick<StaffApplication, 'id' | 'rowVersion' | 'documents'>;

/**
 * The documents as they are now, looked at while the workspace is in sight. Everything else on the workspace stays as it was
 * opened, because a decision names the row version that its words were written for.
 */
export const useDocumentsNow = ({ id, rowVersion, documents }: Read): readonly ApplicationDocument[] => {
  const { data } = useQuery({
    queryKey: ['review', 'documents-now', id],
    queryFn: ({ signal }) =>
      call(getApplication, { params: { id }, signal, background: true }).then(({ data: now }) =>
        now.audience === 'STAFF' ? { rowVersion: now.rowVersion, documents: now.documents } : null,
      ),
    initialData: { rowVersion, documents },
    staleTime: EVERY_MS,
    gcTime: 0,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
    // What is open can be read on; the next look shows it.
    meta: { silent: true },
  });
  return data !== null && data.rowVersion > rowVersion ? data.documents : documents;
};
