import { call, queryClient, useQuery, useUser } from '@portal/platform';
import { useEffect } from 'react';
import { useContributions } from '../navigation/contributions.ts';
import { entriesOf, type MenuEntry, menuFor } from '../navigation/workspace-menu.ts';

const QUIET_MS = 2_000;

/** A remote may name what this API does not answer, or the person may not read. */
const numberAt = (answer: unknown, path: string): number => {
  const found = path.split('.').reduce((value: unknown, name): unknown => Object(value)[name], answer);
  return typeof found === 'number' ? found : 0;
};

/** At which entries of the person's menu something waits, and how much; without what cannot be read. */
export const useWaiting = () => {
  const user = useUser();
  const { sidebar } = useContributions();
  const entries = user ? entriesOf(menuFor(user, sidebar)) : [];
  const paths = [...new Set(entries.flatMap(({ waiting }) => waiting?.path ?? []))];
  const { data: answers, refetch } = useQuery({
    queryKey: ['sidebar', 'waiting', ...paths],
    queryFn: ({ signal }) =>
      Promise.all(
        paths.map((path) =>
          call({ id: 'waiting', method: 'GET', path }, { signal, background: true }).catch(() => null),
        ),
      ),
    // Others send and answer meanwhile.
    refetchInterval: 60_000,
    meta: { silent: true },
  });
  // Whatever the person did may have been what waited. What is typed is saved many times in a row.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = queryClient.getMutationCache().subscribe(({ type, mutation }) => {
      if (type !== 'updated' || mutation.state.status !== 'success') return;
      clearTimeout(timer);
      timer = setTimeout(() => void refetch({ cancelRefetch: false }), QUIET_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [refetch]);
  const countAt = (path: string, at: string): number => numberAt(answers?.[paths.indexOf(path)], at);
  const sumOf = (places: readonly (readonly [path: string, at: string])[]): number =>
    places.reduce((sum, place) => sum + countAt(...place), 0);
  const placesOf = ({ waiting }: MenuEntry) => waiting?.counts.map((at) => [waiting.path, at] as const) ?? [];
  // Two entries may lead to the same work, such as the chats in the messages and on a page of their own.
  const places = new Map(entries.flatMap(placesOf).map((place) => [place.join(' '), place]));
  return {
    entries: entries
      .map((entry) => ({ ...entry, count: sumOf(placesOf(entry)) }))
      .filter(({ count }) => count > 0),
    total: sumOf([...places.values()]),
  };
};
