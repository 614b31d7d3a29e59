import { allSections, type Section } from '@portal/contracts/applications/sections';
import { noteSection } from '@portal/contracts/calls/applications/members';
import { call, keepPreviousData, queryOptions, useLocation, useQuery } from '@portal/platform';
import { useDraft } from '../edit-draft/draft-context.ts';

/** Three of these and somebody who says nothing has left. */
const EVERY_MS = 15_000;

const presenceQuery = (id: string, section: Section | null) =>
  queryOptions({
    queryKey: ['applications', 'here', id, section],
    // Looking is not working: it keeps no session open.
    queryFn: async ({ signal }) =>
      (await call(noteSection, { params: { id }, body: { section }, signal, background: true })).data,
    refetchInterval: EVERY_MS,
    staleTime: EVERY_MS / 2,
    gcTime: 0,
    retry: false,
    meta: { silent: true },
  });

/** Who else has the form open and where; asked only where there is anybody else. */
export const usePresence = () => {
  const { draft } = useDraft();
  const { pathname } = useLocation();
  const section = allSections.find((one) => pathname.endsWith(`/${one}`)) ?? null;
  return useQuery({
    ...presenceQuery(draft?.id ?? '', section),
    enabled: draft?.hasColleagues === true,
    // What is known of one section holds in the next until that is answered.
    placeholderData: keepPreviousData,
  });
};
