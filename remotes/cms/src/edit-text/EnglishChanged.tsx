import type { TextAddress } from '@portal/contracts/content/editing';
import { formatDateTime, useQuery, useTranslation } from '@portal/platform';
import { Alert, Box, Disclosure } from '@portal/ui';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNewestVersion, versionOf } from '../read-text/text.queries.ts';

type Texts = Record<string, unknown>;

interface Props extends TextAddress {
  /** The version whose English the translation was made from, where that moved on. */
  madeFrom: number | undefined;
  /** What differs in English. */
  compare: (before: Texts, after: Texts) => ReactNode;
}

/** Warns that the English text was changed after this translation was made, and shows where. */
export const EnglishChanged = ({ kind, id, madeFrom, compare }: Props) => {
  const { t } = useTranslation('cms');
  const english = { kind, id, lang: 'en' } as const;
  const hasMoved = madeFrom !== undefined;
  const { newest, words: after } = useNewestVersion(english, hasMoved);
  const { data: before } = useQuery({ ...versionOf(english, madeFrom ?? 1), enabled: hasMoved });
  if (!hasMoved) return null;
  return (
    <Alert status="warning" icon={Languages} title={t('englishChanged')}>
      {newest && t('englishChangedOn', { date: formatDateTime(newest.publishedAt) })}
      {before && after && (
        <Disclosure title={t('compare.open')}>
          <Box bg="bg.surface" color="fg" borderRadius="md" p="4" my="3">
            {compare(before, after)}
          </Box>
        </Disclosure>
      )}
    </Alert>
  );
};
