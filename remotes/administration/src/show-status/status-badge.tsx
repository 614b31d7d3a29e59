import { useTranslation } from '@portal/platform';
import { Badge, type BadgeProps } from '@portal/ui';

type Looks<S extends string> = Record<S, Pick<BadgeProps, 'palette' | 'icon' | 'variant'>>;

/** The badge of one kind of status, with its texts under `words`. */
export const statusBadge =
  <S extends string>(words: string, looks: Looks<S>) =>
  ({ status }: { status: S }) => {
    const { t } = useTranslation('administration');
    const key: string = `${words}.${status}`;
    return <Badge {...looks[status]}>{t(key)}</Badge>;
  };
