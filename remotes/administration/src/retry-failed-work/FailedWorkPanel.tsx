import type { FailedWork } from '@portal/contracts/kernel/failed-work';
import { formatNumber, useQuery, useTranslation } from '@portal/platform';
import { Badge, Text } from '@portal/ui';
import { useState } from 'react';
import { Panel } from '../show-panel/Panel.tsx';
import { ConfirmDiscard } from './ConfirmDiscard.tsx';
import { FailedWorkTable } from './FailedWorkTable.tsx';
import { failedWork } from './failed-work.queries.ts';

/** Mails and jobs that were given up after all their tries. */
export const FailedWorkPanel = () => {
  const { t } = useTranslation('administration');
  const query = useQuery(failedWork());
  const [discarding, setDiscarding] = useState<FailedWork>();
  const count = query.data?.length ?? 0;
  return (
    <>
      <Panel
        title={t('failedWork.title')}
        note={count > 0 && <Badge palette="laterite">{formatNumber(count)}</Badge>}
        query={query}
        waitingH="16"
      >
        {(rows) =>
          rows.length === 0 ? (
            <Text color="fg.muted">{t('failedWork.none')}</Text>
          ) : (
            <FailedWorkTable rows={rows} onDiscard={setDiscarding} />
          )
        }
      </Panel>
      {discarding && <ConfirmDiscard work={discarding} onClose={() => setDiscarding(undefined)} />}
    </>
  );
};
