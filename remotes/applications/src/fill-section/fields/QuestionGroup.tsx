import { Heading, Stack, Text } from '@portal/ui';
import { type ReactNode, useId } from 'react';

interface QuestionGroupProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Questions that belong together, under a title of their own. */
export const QuestionGroup = ({ title, lead, children }: QuestionGroupProps) => {
  const id = useId();
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      gap={{ base: '18px', sm: '22px' }}
      borderTopWidth="1px"
      pt={{ base: '4', sm: '6' }}
      mt={{ sm: '2' }}
    >
      <div>
        <Heading textStyle="panelTitle" id={id}>
          {title}
        </Heading>
        {lead && <Text color="fg.muted">{lead}</Text>}
      </div>
      {children}
    </Stack>
  );
};
