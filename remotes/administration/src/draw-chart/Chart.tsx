import { useTranslation } from '@portal/platform';
import { Alert, Skeleton } from '@portal/ui';
import { lazy, Suspense } from 'react';
import type { SeriesProps } from './series.ts';

/** The numbers below stay readable when the drawing's code cannot be loaded. */
const NotDrawn = () => {
  const { t } = useTranslation('administration');
  return <Alert status="warning" title={t('chart.notDrawn')} />;
};

const load = () => import(/* webpackChunkName: "charts" */ './chart-chunk.ts');

const kinds = {
  bars: lazy(() =>
    load().then(
      ({ Bars }) => ({ default: Bars }),
      () => ({ default: NotDrawn }),
    ),
  ),
  line: lazy(() =>
    load().then(
      ({ Line }) => ({ default: Line }),
      () => ({ default: NotDrawn }),
    ),
  ),
};

export const Chart = ({ kind, ...props }: SeriesProps & { kind: keyof typeof kinds }) => {
  const Drawing = kinds[kind];
  return (
    <Suspense fallback={<Skeleton h={`${props.height}px`} />}>
      <Drawing {...props} />
    </Suspense>
  );
};
