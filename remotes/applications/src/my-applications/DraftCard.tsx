import type { MyApplication } from '@portal/contracts/applications/application.schemas';
import { ButtonLink, formatDateTime, useTranslation } from '@portal/platform';
import { Card, Flex, Text } from '@portal/ui';
import { ArrowRight } from 'lucide-react';
import { paths } from '../navigation/paths.ts';
import { DeleteDraftLink } from '../withdraw-application/DeleteDraftLink.tsx';
import { CardHead } from './CardHead.tsx';

/** A draft: the one thing to do is to go on. */
export const DraftCard = ({ application }: { application: MyApplication }) => {
  const { t } = useTranslation('applications');
  const { id, fundId, isOnBehalf, role, lastSavedAt } = application;
  return (
    <Card as="article" aria-labelledby={`title-${id}`} padded>
      <CardHead application={application} />
      <Flex
        mt="4"
        gap="4"
        justifyContent="space-between"
        alignItems={{ sm: 'center' }}
        direction={{ base: 'column', sm: 'row' }}
      >
        <Text color="fg.muted">{t('list.lastSaved', { when: formatDateTime(lastSavedAt) })}</Text>
        <Flex gap="5" alignItems="center" direction={{ base: 'column-reverse', sm: 'row' }}>
          {role === 'OWNER' && <DeleteDraftLink id={id} />}
          <ButtonLink to={paths.fillIn(fundId, isOnBehalf || role !== 'OWNER' ? id : undefined)} full="phone">
            {t(role === 'VIEW' || role === 'SIGN' ? 'list.openShort' : 'list.continue')}
            <ArrowRight size={18} aria-hidden />
          </ButtonLink>
        </Flex>
      </Flex>
    </Card>
  );
};
