import { useTranslation } from '@portal/platform';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';

export interface Change {
  /** Fewer days are better, so the words say faster and slower. */
  kind: 'percent' | 'count' | 'days';
  by: number | null;
}

/** Against the period of the same length before. */
export const Comparison = ({ change: { kind, by } }: { change: Change }) => {
  const { t } = useTranslation('administration');
  if (!by)
    return (
      <>
        <Minus size={16} aria-hidden />
        {t(by === null ? 'compare.nothingBefore' : 'compare.same')}
      </>
    );
  const Icon = by > 0 ? TrendingUp : TrendingDown;
  return (
    <>
      <Icon size={16} aria-hidden />
      {t(`compare.${kind}.${by > 0 ? 'more' : 'less'}`, { count: Math.abs(Math.round(by)) })}
    </>
  );
};
