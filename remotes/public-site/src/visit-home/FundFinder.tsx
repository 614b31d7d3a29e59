import type { HomeContent } from '@portal/contracts/content/home';
import { useNavigate } from '@portal/platform';
import { Box, Button, ChoiceTile, edgeInForcedColors, Heading, HStack, Stack, Text } from '@portal/ui';
import { Clock } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';

/** "Which fund is for you?": who applies leads to the criteria of the fund for them. */
export function FundFinder({ starter }: { starter: HomeContent['hero']['starter'] }) {
  const navigate = useNavigate();
  const title = useId();
  const [chosen, setChosen] = useState(0);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const choice = starter.choices[chosen];
    if (choice) void navigate(choice.href);
  };
  return (
    <Box
      as="form"
      onSubmit={go}
      aria-labelledby={title}
      bg="bg.surface"
      color="fg"
      borderRadius="lg"
      p={{ base: '5', md: '8' }}
      shadow="lg"
      css={edgeInForcedColors}
    >
      <Heading id={title} textStyle="cardTitle" fontSize="3xl">
        {starter.title}
      </Heading>
      {starter.lead && (
        <Text mt="1" fontSize="sm" color="fg.muted">
          {starter.lead}
        </Text>
      )}
      <Stack gap="2" mt="4" role="radiogroup" aria-labelledby={title}>
        {starter.choices.map((choice, index) => (
          <ChoiceTile
            key={choice.title}
            name="applicant"
            value={choice.title}
            label={choice.title}
            description={choice.hint}
            checked={index === chosen}
            onChange={() => setChosen(index)}
          />
        ))}
      </Stack>
      <Button type="submit" full mt="4">
        {starter.action}
      </Button>
      {starter.note && (
        <HStack mt="4" gap="2" textStyle="meta" color="fg.muted">
          <Clock size={18} strokeWidth={1.75} aria-hidden />
          {starter.note}
        </HStack>
      )}
    </Box>
  );
}
