import { MAX_REPLACEMENTS } from '@portal/contracts/review/queue-lists';
import { lazyPart, useAddress, useQuery, useTranslation } from '@portal/platform';
import { Button } from '@portal/ui';
import { UserRoundX } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { proposalsOf } from './proposals.queries.ts';
import { type Replacements, ReplacementsContext, useReplacements } from './replacements-context.ts';

/** Comes when it is opened: reviewers, who read the same list, never do. */
const ProposalsDialog = lazyPart(() => import('./ProposalsDialog.tsx').then((part) => part.ProposalsDialog));

interface Props extends Pick<Replacements, 'assign'> {
  children: ReactNode;
}

/** Lets a list say which of its applications lost a reviewer, and who is proposed instead; of all of them by the address. */
export const WithReplacements = ({ assign, children }: Props) => {
  const { data } = useQuery({ ...proposalsOf(), enabled: assign !== undefined });
  const { params, change } = useAddress();
  const [shown, setShown] = useState<string>();
  const showAll = (all: '1' | null) => change({ replacements: all, page: params.getAll('page') });
  const context = useMemo(
    () => ({
      ids: new Set((data ?? []).map(({ id }) => id)),
      assign,
      open: (id?: string) => (id === undefined ? showAll('1') : setShown(id)),
    }),
    [data, assign, params],
  );
  return (
    <ReplacementsContext value={context}>
      {children}
      {shown && <ProposalsDialog ids={[shown]} onClose={() => setShown(undefined)} />}
      {assign && params.has('replacements') && <ProposalsDialog onClose={() => showAll(null)} />}
    </ReplacementsContext>
  );
};

/** How many there are, while there are any. */
export const ReplacementsButton = () => {
  const { t } = useTranslation('review');
  const { ids, open } = useReplacements();
  if (ids.size === 0) return null;
  return (
    <Button variant="outline" size="xs" onClick={() => open()}>
      <UserRoundX size={16} aria-hidden />
      {t(ids.size === MAX_REPLACEMENTS ? 'proposals.openCapped' : 'proposals.open', { count: ids.size })}
    </Button>
  );
};
