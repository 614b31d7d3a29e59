import { Link, useTranslation } from '@portal/platform';
import { Button, HStack } from '@portal/ui';
import { Users } from 'lucide-react';
import { workloadPage } from '../navigation/paths.ts';
import { ReplacementsButton } from '../propose-reviewers/Replacements.tsx';

/** For managers: who is proposed instead of whom, and what everybody has to judge. */
export const ReplacementsAndWorkload = () => {
  const { t } = useTranslation('review');
  return (
    <HStack gap="2" w={{ base: 'full', md: 'auto' }} wrap={{ base: 'wrap', md: 'nowrap' }}>
      <ReplacementsButton />
      <Button asChild variant="outline" size="xs">
        <Link to={workloadPage}>
          <Users size={16} aria-hidden />
          {t('workload.title')}
        </Link>
      </Button>
    </HStack>
  );
};
