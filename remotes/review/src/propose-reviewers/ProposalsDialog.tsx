import { arriving, useQuery, useTranslation } from '@portal/platform';
import { FailedArea, Loading } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';
import { WaitingFor } from '../wait-for-data/WaitingFor.tsx';
import { proposalsOf, replacements, useProposalsChanged } from './proposals.queries.ts';

const Waiting = () => <Loading>{useTranslation('review').t('assign.loading')}</Loading>;

const Failed = ({ retry }: { retry: () => void }) => {
  const { t } = useTranslation('review');
  return <FailedArea title={t('assign.failed')} retryLabel={t('retry')} onRetry={retry} />;
};

/** Reviewers, who read the same list, never need it. */
const ProposalList = arriving(() => import('./ProposalList.tsx').then((part) => part.ProposalList), {
  waiting: <Waiting />,
  failed: (retry) => <Failed retry={retry} />,
});

interface Props {
  /** Applications; without them all that lost a reviewer. */
  ids?: readonly string[] | undefined;
  onClose: () => void;
}

/** Who is proposed for applications. */
export const ProposalsDialog = ({ ids, onClose }: Props) => {
  const { t } = useTranslation('review');
  const query = useQuery(ids ? proposalsOf(ids) : replacements);
  const changed = useProposalsChanged();
  const close = () => {
    onClose();
    void changed();
  };
  return (
    <Dialog
      open
      onClose={close}
      size="lg"
      title={ids ? t('proposals.title', { count: ids.length }) : t('proposals.replacements')}
    >
      {query.data ? (
        <ProposalList files={query.data} onClose={close} />
      ) : (
        <WaitingFor query={query} loading={t('assign.loading')} failed={t('assign.failed')} />
      )}
    </Dialog>
  );
};
