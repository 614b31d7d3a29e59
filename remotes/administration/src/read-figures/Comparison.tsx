import { useTranslation } from '@portal/platform';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';

export type Change =
  | { kind: 'percent'; by: number | null }
  | { kind: 'count'; by: number }
  /** Fewer days are better, so the words say faster and slower. */
  | { kind: 'days'; by: number | null };

const useComparisonText = () => {
  const { t } = useTranslation('administration');
  return ({ kind, by }: Change): string => {
    if (by === null) return t('compare.nothingBefore');
    if (by === 0) return t('compare.same');
    const size = Math.abs(Math.round(by));
    return t(`compare.${kind}.${by > 0 ? 'more' : 'less'}`, { count: size });
  };
};

/** Against the period of the same length before. */
export const Comparison = ({ change }: { change: Change }) => {
  const comparisonText = useComparisonText();
  const by = change.by ?? 0;
  const Icon = by > 0 ? TrendingUp : by < 0 ? TrendingDown : Minus;
  return (
    <>
      <Icon size={16} aria-hidden />
      {comparisonText(change)}
    </>
  );
};
