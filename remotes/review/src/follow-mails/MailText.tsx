import { directionOf } from '@portal/contracts';
import type { DecisionMail } from '@portal/contracts/review/decide';
import { Box, Text } from '@portal/ui';

type Props = Pick<DecisionMail, 'language' | 'subject' | 'text'>;

/** A mail word by word, in its own language; what staff wrote in it may be in another. */
export const MailText = ({ language, subject, text }: Props) => (
  <Box
    lang={language}
    dir={directionOf(language)}
    p="4"
    borderWidth="1px"
    borderRadius="md"
    color="fg"
    overflowWrap="anywhere"
  >
    <Text fontWeight="bold" mb="3">
      {subject}
    </Text>
    <Text whiteSpace="pre-wrap" css={{ unicodeBidi: 'plaintext' }}>
      {text}
    </Text>
  </Box>
);
