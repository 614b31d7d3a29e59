import { ButtonLink, useTranslation } from '@portal/platform';
import { HStack } from '@portal/ui';
import { Users } from 'lucide-react';
import { workloadPage } from '../navigation/paths.ts';
import { ReplacementsButton } from '../propose-reviewers/Replacements.tsx';

/** For managers: who is proposed instead of whom, and what everybody has to judge. */
export const ReplacementsAndWorkload = () => {
  const { t } = useTranslation('review');
  return (
    <HStack gap="2" w={{ base: 'full', md: 'auto' }} wrap={{ base: 'wrap', md: 'nowrap' }}>
      <ReplacementsButton />
      <ButtonLink to={workloadPage} variant="outline" size="xs">
        <Users size={16} aria-hidden />
        {t('workload.title')}
      </ButtonLink>
    </HStack>
  );
};
