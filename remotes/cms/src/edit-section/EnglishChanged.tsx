import { type Language, languages } from '@portal/contracts';
import type { Section } from '@portal/contracts/content/section.schemas';
import { formatDateTime, useQuery, useTranslation } from '@portal/platform';
import { Alert, Box, Disclosure } from '@portal/ui';
import { Languages } from 'lucide-react';
import { Differences } from '../compare-texts/Differences.tsx';
import { versionOf } from '../read-history/versions.queries.ts';
import type { TextState } from '../show-state/StateBadge.tsx';

/** The English versions that a translation was made from and should follow, when they differ. */
const movedOn = ({ states }: Section, language: Language) => {
  const from = states?.[language]?.translationOf ?? null;
  const to = states?.en?.publishedVersion ?? null;
  if (language === 'en' || from === null || to === null || to <= from) return undefined;
  return { from, to, at: states?.en?.publishedAt ?? states?.en?.updatedAt };
};

/** The state of each language, and whether its English moved on. */
export const statesOf = (section: Section): Partial<Record<string, TextState>> =>
  Object.fromEntries(
    languages.flatMap((code) => {
      const state = section.states?.[code];
      return state ? [[code, { ...state, isBehind: movedOn(section, code) !== undefined }]] : [];
    }),
  );

/** Tells that the English text moved on after this translation was made, and in which words. */
export const EnglishChanged = ({ section, language }: { section: Section; language: Language }) => {
  const { t } = useTranslation('cms');
  const moved = movedOn(section, language);
  const isMoved = moved !== undefined;
  const { data: old } = useQuery({ ...versionOf(section.key, 'en', moved?.from ?? 1), enabled: isMoved });
  const { data: now } = useQuery({ ...versionOf(section.key, 'en', moved?.to ?? 1), enabled: isMoved });
  if (!moved) return null;
  return (
    <Alert status="warning" icon={Languages} title={t('englishChanged')}>
      {moved.at !== undefined && t('englishChangedOn', { date: formatDateTime(moved.at) })}
      {old && now && (
        <Disclosure title={t('compare.open')}>
          <Box bg="bg.surface" color="fg" borderRadius="md" p="4" my="3">
            <Differences before={old.data} after={now.data} language="en" />
          </Box>
        </Disclosure>
      )}
    </Alert>
  );
};
