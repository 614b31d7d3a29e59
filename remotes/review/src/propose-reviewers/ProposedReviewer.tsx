import type { Proposal, ProposedFile } from '@portal/contracts/review/proposals';
import { Box } from '@portal/ui';
import { useProposalText } from './use-proposal-text.ts';

/** Who is proposed, in whose place and why. */
export const ProposedReviewer = ({ file, proposal }: { file: ProposedFile; proposal: Proposal }) => {
  const proposalText = useProposalText();
  const place = proposalText.place(proposal);
  return (
    <Box>
      <strong>
        <bdi>{proposal.reviewer.name}</bdi>
      </strong>
      {place && <Box>{place}</Box>}
      <Box
        as="ul"
        m="0"
        p="0"
        listStyleType="none"
        color="fg.muted"
        display="flex"
        flexWrap="wrap"
        columnGap="4"
      >
        {proposalText.reasons(file, proposal).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Box>
    </Box>
  );
};
