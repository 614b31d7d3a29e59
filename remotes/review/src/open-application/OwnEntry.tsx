import type { OwnerApplication } from '@portal/contracts/applications/application.schemas';
import { ButtonLink, useTranslation, WorkPage } from '@portal/platform';
import { Alert, PageTitle, Stack, Text } from '@portal/ui';
import { ListSteps } from '../go-through-list/ListSteps.tsx';
import type { ListNavigation } from '../go-through-list/use-list-navigation.ts';
import { enteredApplication } from '../navigation/paths.ts';

/** Who entered an application reads it as its owner does: here only who may review it, and the way there. */
export const OwnEntry = ({ application, list }: { application: OwnerApplication; list: ListNavigation }) => {
  const { t } = useTranslation('review');
  const { id, fundId, projectTitle, applicationNumber } = application;
  return (
    <WorkPage title={projectTitle ?? t('workspace.title')}>
      <Stack gap="6" maxW="44rem">
        <ListSteps list={list} />
        <div>
          {applicationNumber && (
            <Text color="fg.muted">
              <bdi>{applicationNumber}</bdi>
            </Text>
          )}
          <PageTitle dir="auto">{projectTitle ?? t('row.untitled')}</PageTitle>
        </div>
        <Alert
          status="warning"
          title={t('declaration.closed.OWN_ENTRY.title')}
          actions={
            <>
              <ButtonLink to={list.back} size="sm">
                {t('declaration.back')}
              </ButtonLink>
              <ButtonLink to={enteredApplication(fundId, id)} size="sm" variant="outline">
                {t('ownEntry.follow')}
              </ButtonLink>
            </>
          }
        >
          {t('declaration.closed.OWN_ENTRY.text')} {t('ownEntry.whoReviews')}
        </Alert>
      </Stack>
    </WorkPage>
  );
};
