import { lazyPart, useTranslation } from '@portal/platform';
import { Alert, Box, Button, Skeleton } from '@portal/ui';
import type { SeriesProps } from './series.ts';

/** The numbers below stay readable when the drawing's code cannot be loaded. */
const NotDrawn = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('administration');
  return (
    <Alert
      status="warning"
      title={t('chart.notDrawn')}
      actions={
        <Button variant="outline" size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      }
    />
  );
};

const load = () => import(/* webpackChunkName: "charts" */ './chart-chunk.ts');

const look = {
  waiting: <Skeleton h="full" />,
  failed: (retry: () => void) => <NotDrawn onRetry={retry} />,
};

const kinds = {
  bars: lazyPart<SeriesProps>(async () => (await load()).Bars, look),
  line: lazyPart<SeriesProps>(async () => (await load()).Line, look),
};

export const Chart = ({ kind, ...props }: SeriesProps & { kind: keyof typeof kinds }) => {
  const Drawing = kinds[kind];
  return (
    <Box h={`${props.height}px`}>
      <Drawing {...props} />
    </Box>
  );
};
