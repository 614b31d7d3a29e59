import type { BaseFundContent } from '@portal/contracts/content/fund-page';
import { HydrateOnInteraction } from '@portal/platform';
import { Alert, Box, Heading, Text } from '@portal/ui';
import { ActionButton } from '../content-page/ActionButton.tsx';
import { ReadingSection } from '../content-page/ReadingSection.tsx';

interface RulesSectionProps {
  anchor: string;
  rules: BaseFundContent['eligibility'];
}

/** Numbered rules, all of which must be met, and what to do in doubt. */
export const RulesSection = ({ anchor, rules }: RulesSectionProps) => (
  <ReadingSection anchor={anchor} title={rules.title} lead={rules.lead}>
    <HydrateOnInteraction>
      <Box as="ol" listStyleType="none" borderBottomWidth="1px">
        {rules.rules.map((rule, index) => (
          <Box
            as="li"
            key={rule.title}
            display="grid"
            gridTemplateColumns="56px minmax(0, 1fr)"
            py="5"
            borderTopWidth="1px"
          >
            <Text
              as="span"
              fontFamily="heading"
              fontSize="1.625rem"
              fontWeight="bold"
              lineHeight="1.2"
              color="brand.solid"
              aria-hidden
            >
              {index + 1}
            </Text>
            <Box maxW="620px">
              <Heading as="h3" textStyle="panelTitle" fontSize="lg">
                {rule.title}
              </Heading>
              <Text color="fg.muted">{rule.text}</Text>
            </Box>
          </Box>
        ))}
      </Box>
    </HydrateOnInteraction>
    <Alert mt="6" title={rules.check.title} actions={<ActionButton action={rules.check.action} size="sm" />}>
      {rules.check.text}
    </Alert>
  </ReadingSection>
);
