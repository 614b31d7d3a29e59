import { useTranslation } from '@portal/platform';
import { PageHead } from '@portal/ui/overlay';
import type { ReactNode } from 'react';

interface Props {
  /** `users` for the texts `users.title` and `users.count`. */
  words: string;
  /** Where the text of the count is that of another list. */
  counted?: string;
  query: { data: { total: number } | undefined; isError: boolean };
  /** What can be done, at the end of the title's line. */
  children?: ReactNode;
}

/** The head of a page with a list. The count keeps its place where it cannot be known: the list says so itself. */
export const ListHead = ({ words, counted = words, query: { data, isError }, children }: Props) => {
  const { t } = useTranslation('administration');
  const none = isError ? '\u00a0' : t('loading');
  return (
    <PageHead title={t(`${words}.title`)} lead={data ? t(`${counted}.count`, { count: data.total }) : none}>
      {children}
    </PageHead>
  );
};
