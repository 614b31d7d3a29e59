import { useQuery, useTranslation } from '@portal/platform';
import { Alert, Button, Flex } from '@portal/ui';
import { ProposedReviewer } from './ProposedReviewer.tsx';
import { proposalsChanged, proposalsOf, useAccept } from './proposals.queries.ts';

interface Props {
  id: string;
  /** Only where somebody has left a place. */
  onlyReplacements?: boolean;
  onDone?: () => void;
}

/** Who is proposed for one application, accepted with one press; nothing where nobody is. */
export const ApplicationProposal = ({ id, onlyReplacements = false, onDone }: Props) => {
  const { t } = useTranslation('review');
  const { data: [file] = [] } = useQuery(proposalsOf([id]));
  const accept = useAccept();
  const isReplacement = file?.proposals.some(({ insteadOf }) => insteadOf !== null) ?? false;
  if (!file || file.proposals.length === 0 || (onlyReplacements && !isReplacement)) return null;
  const failure = accept.data?.data[0]?.failure;
  const send = () =>
    accept.mutate(
      { files: [file] },
      {
        onSuccess: ({ data }) => {
          if (data.some((row) => row.failure !== null)) return;
          void proposalsChanged();
          onDone?.();
        },
      },
    );
  return (
    <Alert
      status={isReplacement ? 'warning' : 'info'}
      title={isReplacement ? t('proposals.replacement') : t('proposals.proposed')}
      {...(onlyReplacements ? { mx: { base: '4', lg: '6' }, py: '2', my: '3' } : { mb: '5' })}
      actions={
        <Button
          size="sm"
          variant="outline"
          loading={accept.isPending}
          aria-label={t('proposals.acceptFor', { number: file.applicationNumber ?? '' })}
          onClick={send}
        >
          {t('proposals.accept')}
        </Button>
      }
    >
      <Flex direction="column" gap="2">
        {file.proposals.map((proposal) => (
          <ProposedReviewer key={proposal.reviewer.userId} file={file} proposal={proposal} />
        ))}
        {failure && (
          <Flex role="alert" color="fg.error" fontWeight="semibold">
            {failure.message}
          </Flex>
        )}
      </Flex>
    </Alert>
  );
};
