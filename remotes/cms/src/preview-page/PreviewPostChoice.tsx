import type { Language } from '@portal/contracts';
import { framedPreview } from '@portal/contracts/content/preview-message';
import { useTranslation } from '@portal/platform';
import { Box, Field, NativeSelect } from '@portal/ui';

/** A post of the news as the form holds it. */
interface Post {
  slug: string;
  title: string;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const postsIn = (data: unknown): Post[] => {
  const posts: unknown = Reflect.get(Object(data), 'posts');
  if (!Array.isArray(posts)) return [];
  return posts.map((post: unknown) => ({
    slug: text(Reflect.get(Object(post), 'slug')),
    title: text(Reflect.get(Object(post), 'title')),
  }));
};

/** The page of one post, as a framed preview. */
export const postFrame = ({ slug }: Post, language: Language): string =>
  `/news/${encodeURIComponent(slug)}?preview=${framedPreview}&lang=${language}`;

interface Props {
  posts: readonly Post[];
  place: number | undefined;
  onPlace: (place: number | undefined) => void;
}

/** Which page of the news is looked at: the list, or a post on its own. */
export const PreviewPostChoice = ({ posts, place, onPlace }: Props) => {
  const { t } = useTranslation('cms');
  return (
    <Box px="4" py="2" borderBottomWidth="1px">
      <Field label={t('pane.which')} hideLabel>
        <NativeSelect
          value={place ?? ''}
          onChange={({ target }) => onPlace(target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">{t('pane.all')}</option>
          {posts.map(({ slug, title }, index) =>
            slug === '' ? null : (
              <option key={slug} value={index}>
                {title || slug}
              </option>
            ),
          )}
        </NativeSelect>
      </Field>
    </Box>
  );
};
