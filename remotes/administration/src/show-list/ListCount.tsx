import { useTranslation } from '@portal/platform';

interface Props {
  query: { data: { total: number } | undefined; isError: boolean };
  /** The sentence with the number. */
  children: (total: number) => string;
}

/** How many a list has, below its title. Its place is kept where that cannot be known: the list says so itself. */
export const ListCount = ({ query, children }: Props) => {
  const { t } = useTranslation('administration');
  if (query.data) return children(query.data.total);
  return query.isError ? '\u00a0' : t('loading');
};
