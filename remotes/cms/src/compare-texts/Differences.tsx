import { directionOf, type Language } from '@portal/contracts';
import { useTranslation } from '@portal/platform';
import { Box, Stack, Text, VisuallyHidden } from '@portal/ui';
import { useMemo } from 'react';
import { differencesOf, type Run } from './differences.ts';
import { useFieldPathName } from './use-field-path-name.ts';

interface Props {
  before: unknown;
  after: unknown;
  language: Language;
  /** What a part of a path is called; else as the fields of sections are. */
  labelOf?: (part: string) => string;
}

const tags = { same: 'span', gone: 'del', new: 'ins' } as const;
const looks = {
  same: {},
  gone: { bg: 'laterite.subtle', textDecoration: 'line-through' },
  new: { bg: 'forest.subtle', textDecoration: 'underline', fontWeight: 'semibold' },
} as const;

/** Marked by line and weight as well as colour, and by words for whoever hears it. */
const RunText = ({ run }: { run: Run }) => {
  const { t } = useTranslation('cms');
  if (run.kind === 'same') return run.text;
  return (
    <Box as={tags[run.kind]} css={looks[run.kind]}>
      <VisuallyHidden>{t(`compare.${run.kind}`)} </VisuallyHidden>
      {run.text}
    </Box>
  );
};

/** Each text that differs, word by word. */
export const Differences = ({ before, after, language, labelOf }: Props) => {
  const { t } = useTranslation('cms');
  const nameOf = useFieldPathName(labelOf);
  const differences = useMemo(() => differencesOf(before, after, language), [before, after, language]);
  if (differences.length === 0) return <Text color="fg.muted">{t('compare.none')}</Text>;
  return (
    <Stack as="ul" gap="4" listStyleType="none" aria-label={t('compare.title')}>
      {differences.map(({ path, runs }) => (
        <Box as="li" key={path}>
          <Text textStyle="label">{nameOf(path)}</Text>
          <Text lang={language} dir={directionOf(language)} whiteSpace="pre-wrap" overflowWrap="anywhere">
            {runs.map((run, index) => (
              <RunText key={index} run={run} />
            ))}
          </Text>
        </Box>
      ))}
    </Stack>
  );
};
