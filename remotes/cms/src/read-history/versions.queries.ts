import type { Language } from '@portal/contracts';
import {
  getContentVersion,
  listContentVersions,
  restoreContentVersion,
} from '@portal/contracts/calls/content/content';
import type { SectionKey } from '@portal/contracts/content/keys';
import { call, notify, queryOptions, useMutation } from '@portal/platform';
import { useKeepSaved } from '../read-sections/content.queries.ts';

/** What was public in one language, newest first. */
export const versionsOf = (key: SectionKey, lang: Language) =>
  queryOptions({
    queryKey: ['cms', 'versions', key, lang],
    queryFn: ({ signal }) => call(listContentVersions, { params: { key, lang }, signal }).then((r) => r.data),
  });

/** One version with its words, which never change. */
export const versionOf = (key: SectionKey, lang: Language, version: number) =>
  queryOptions({
    queryKey: ['cms', 'version', key, lang, version],
    queryFn: ({ signal }) =>
      call(getContentVersion, { params: { key, lang, version: String(version) }, signal }).then(
        (r) => r.data,
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Makes an old version the draft, unless somebody saved since the row version was read. */
export const useRestore = (key: SectionKey, lang: Language) => {
  const keep = useKeepSaved();
  return useMutation({
    mutationFn: ({ version, rowVersion }: { version: number; rowVersion: number | undefined }) =>
      call(restoreContentVersion, {
        params: { key, lang, version: String(version) },
        body: rowVersion === undefined ? {} : { rowVersion },
      }),
    onSuccess: ({ data, message }) => {
      keep(data);
      notify.success(message);
    },
  });
};
