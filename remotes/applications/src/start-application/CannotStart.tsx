import { BENEFICIARY } from '@portal/contracts';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import {
  ButtonLink,
  errorText,
  formatDateTime,
  localise,
  useSignedInUser,
  useTranslation,
  WorkPage,
} from '@portal/platform';
import { Card, Empty, FailedArea, PageTitle } from '@portal/ui';
import type { ReactNode } from 'react';
import { elsewhere, paths } from '../navigation/paths.ts';

type CannotStartProps = { children?: ReactNode } & (
  | { reason: 'unknown' | 'failed'; error: unknown; onRetry: () => void }
  | { reason: 'closed'; fund: Fund }
);

export const WhyClosed = ({ fund }: { fund: Fund }) => {
  const { t } = useTranslation('applications');
  if (fund.status === 'PAUSED') return t('cannotStart.paused');
  return fund.status === 'OPEN' && fund.window === 'AHEAD'
    ? t('cannotStart.opens', { date: formatDateTime(fund.opensAt ?? '') })
    : t('cannotStart.closed');
};

/** Why no form opens here, and where to go instead. */
export const CannotStart = (props: CannotStartProps) => {
  const { t } = useTranslation('applications');
  const { role } = useSignedInUser();
  const title =
    props.reason === 'closed'
      ? t('cannotStart.closedTitle', { fund: localise(props.fund.title) })
      : t(`cannotStart.${props.reason}Title`);
  const home = role === BENEFICIARY && (
    <ButtonLink to={paths.myApplications()} variant="outline">
      {t('list.title')}
    </ButtonLink>
  );
  return (
    <WorkPage title={title}>
      {props.reason === 'failed' ? (
        <>
          <PageTitle mb="6">{t('tasks.pageTitle')}</PageTitle>
          <FailedArea title={title} retryLabel={t('retry')} onRetry={props.onRetry}>
            {errorText(props.error)}
          </FailedArea>
        </>
      ) : (
        <Card padded>
          <Empty
            level={1}
            threads="broken"
            title={title}
            action={
              <>
                <ButtonLink to={elsewhere.chooseFund}>{t('cannotStart.chooseFund')}</ButtonLink>
                {home}
              </>
            }
          >
            {props.reason === 'closed' ? <WhyClosed fund={props.fund} /> : t('cannotStart.unknown')}
          </Empty>
        </Card>
      )}
      {props.children}
    </WorkPage>
  );
};
