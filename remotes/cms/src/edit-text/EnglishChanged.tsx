import type { TextAddress } from '@portal/contracts/content/editing';
import { formatDateTime, useQuery, useTranslation } from '@portal/platform';
import { Alert, Box, Disclosure } from '@portal/ui';
import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { versionOf, versionsOf } from '../read-text/text.queries.ts';

type Words = Record<string, unknown>;

interface Props extends TextAddress {
  /** The version whose English the translation was made from, where that moved on. */
  madeFrom: number | undefined;
  /** What differs in English. */
  compare: (before: Words, after: Words) => ReactNode;
}

/** Tells that the English text moved on after this translation was made, and in which words. */
export const EnglishChanged = ({ kind, id, madeFrom, compare }: Props) => {
  const { t } = useTranslation('cms');
  const english = { kind, id, lang: 'en' } as const;
  const enabled = madeFrom !== undefined;
  const { data: versions } = useQuery({ ...versionsOf(english), enabled });
  const now = versions?.[0];
  const { data: before } = useQuery({ ...versionOf(english, madeFrom ?? 1), enabled });
  const { data: after } = useQuery({
    ...versionOf(english, now?.version ?? 1),
    enabled: now !== undefined,
  });
  if (!enabled) return null;
  return (
    <Alert status="warning" icon={Languages} title={t('englishChanged')}>
      {now && t('englishChangedOn', { date: formatDateTime(now.publishedAt) })}
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
