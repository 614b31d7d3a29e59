import { useQuery, useTranslation } from '@portal/platform';
import { Dialog } from '@portal/ui/overlay';
import { LoadingOrFailed } from '../wait-for-data/LoadingOrFailed.tsx';
import { ProposalList } from './ProposalList.tsx';
import { proposalsChanged, proposalsOf } from './proposals.queries.ts';

interface Props {
  /** Applications; without them all that lost a reviewer. */
  ids?: readonly string[] | undefined;
  onClose: () => void;
}

/** Who is proposed for applications. */
export const ProposalsDialog = ({ ids, onClose }: Props) => {
  const { t } = useTranslation('review');
  const query = useQuery(proposalsOf(ids));
  const close = () => {
    onClose();
    void proposalsChanged();
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
        <LoadingOrFailed query={query} words="assign" />
      )}
    </Dialog>
  );
};
