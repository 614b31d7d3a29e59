import { call, queryClient, useQuery, useTranslation } from '@portal/platform';
import type { SidebarEntry } from '@portal/platform/area';
import { Badge, VisuallyHidden } from '@portal/ui';
import { useEffect } from 'react';

const QUIET_MS = 2_000;

/** A remote may name what this API does not answer, or the person may not read. */
const numberAt = (answer: unknown, path: string): number => {
  const found = path.split('.').reduce((value: unknown, name): unknown => Object(value)[name], answer);
  return typeof found === 'number' ? found : 0;
};

/** How much waits at an entry of the menu; nothing where nothing does, or where it cannot be read. */
export const WaitingCount = ({ path, counts }: NonNullable<SidebarEntry['waiting']>) => {
  const { t } = useTranslation('shell');
  const { data: answer, refetch } = useQuery({
    queryKey: ['sidebar', 'waiting', path],
    queryFn: ({ signal }) => call({ id: 'waiting', method: 'GET', path }, { signal, background: true }),
    meta: { silent: true },
  });
  // Whatever the person did may have been what waited. What is typed is saved many times in a row.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = queryClient.getMutationCache().subscribe(({ type, mutation }) => {
      if (type !== 'updated' || mutation.state.status !== 'success') return;
      clearTimeout(timer);
      timer = setTimeout(refetch, QUIET_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [refetch]);
  const count = counts.reduce((sum, at) => sum + numberAt(answer, at), 0);
  if (count === 0) return null;
  return (
    <Badge palette="laterite" minH="22px" px="1.5">
      <VisuallyHidden>{t('sidebar.waiting')}</VisuallyHidden> {count > 99 ? '99+' : count}
    </Badge>
  );
};
