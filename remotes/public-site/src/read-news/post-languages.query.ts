import { languages } from '@portal/contracts';
import { getContent } from '@portal/contracts/calls/content/content';
import { sectionOf } from '@portal/contracts/content/read';
import { call, showsDrafts, useQuery } from '@portal/platform';

/** The languages that have a post: asked for where the reader's has none, since the content comes in one. */
export const usePostLanguages = (slug: string) =>
  useQuery({
    queryKey: ['post-languages', slug],
    queryFn: async ({ signal }) => {
      const draft = (await showsDrafts()) && { draft: '1' as const };
      const { data } = await call(getContent, { query: { key: ['news'], ...draft }, signal });
      const news = sectionOf(data, 'news')?.data;
      return languages.filter((language) => news?.[language]?.posts.some((post) => post.slug === slug));
    },
    meta: { silent: true },
  });
