import type { Language } from '@portal/contracts';
import { useTranslation } from '@portal/platform';
import { Box, Button, Segmented, Stack } from '@portal/ui';
import { useMemo, useState } from 'react';
import { choicesBetween, chosenFrom } from './conflict-choices.ts';
import { Differences } from './Differences.tsx';
import { useFieldPathName } from './use-field-path-name.ts';

interface Props {
  /** The content that both began with. */
  start: unknown;
  mine: unknown;
  theirs: unknown;
  language: Language;
  onChosen: (content: unknown) => void;
}

/** Every field that two people left differently, word by word, with the choice of whose words stay. */
export const FieldChoices = ({ start, mine, theirs, language, onChosen }: Props) => {
  const { t } = useTranslation('cms');
  const nameOf = useFieldPathName();
  const choices = useMemo(() => choicesBetween(start, mine, theirs), [start, mine, theirs]);
  const [keepsMine, setKeepsMine] = useState(
    () => new Set(choices.flatMap(({ path, stays }) => (stays === 'mine' ? [path] : []))),
  );
  const choose = (path: string, side: 'mine' | 'theirs') => {
    const next = new Set(keepsMine);
    if (side === 'mine') next.add(path);
    else next.delete(path);
    setKeepsMine(next);
  };
  return (
    <Stack gap="5">
      {choices.map((choice) => (
        <Box key={choice.path}>
          <Differences
            before={{ [choice.path]: choice.theirs }}
            after={{ [choice.path]: choice.mine }}
            language={language}
          />
          <Box mt="2">
            <Segmented
              label={t('stale.stays', { field: nameOf(choice.path) })}
              value={keepsMine.has(choice.path) ? 'mine' : 'theirs'}
              onChange={(side) => choose(choice.path, side)}
              options={[
                { value: 'mine', label: t('stale.ofMine') },
                { value: 'theirs', label: t('stale.ofTheirs') },
              ]}
            />
          </Box>
        </Box>
      ))}
      <Button alignSelf="start" size="sm" onClick={() => onChosen(chosenFrom(mine, theirs, keepsMine))}>
        {t('stale.chosen')}
      </Button>
    </Stack>
  );
};
