import type { LanguageState } from '@portal/contracts/content/section.schemas';
import { useTranslation } from '@portal/platform';
import { type UseFormReturn, useFormState, useWatch } from '@portal/platform/forms';
import { useState } from 'react';
import { type Json, toContent } from '../form-values/content-values.ts';
import { drawable } from '../preview-page/drawable-content.ts';
import { PreviewPane } from '../preview-page/PreviewPane.tsx';
import { PreviewPostChoice, postFrame, postsIn } from '../preview-page/PreviewPostChoice.tsx';
import { useEditedSection } from './edited-section-context.ts';
import type { Values } from './use-section-form.ts';

interface Props {
  src: string;
  anchor: string | undefined;
  state: LanguageState | undefined;
  form: UseFormReturn<Values>;
  /** The content that the form began with, which has the shape of the section. */
  start: Json | undefined;
}

/** The public page of a section with what the form holds. */
export const SectionPreview = ({ src, anchor, state, form, start }: Props) => {
  const { t } = useTranslation('cms');
  const { key, language } = useEditedSection();
  const { control } = form;
  const data = useWatch({ control, name: 'data' });
  const { isDirty } = useFormState({ control });
  const [place, setPlace] = useState<number>();
  const post = key === 'news' && place !== undefined ? postsIn(data)[place] : undefined;
  const isPublic = state?.status === 'PUBLISHED';
  // A draft has the number that it will be published under.
  const version = (state?.version ?? 0) + (isPublic || !state ? 1 : 0);
  const caption = isPublic && !isDirty ? t('pane.public') : t('pane.draft', { version });
  return (
    <PreviewPane
      src={post === undefined ? src : postFrame(post, language)}
      head={key === 'news' && <PreviewPostChoice posts={postsIn(data)} place={place} onPlace={setPlace} />}
      caption={`${caption} ${t('pane.still')}`}
      message={{
        portalPreview: 'text',
        key,
        lang: language,
        data: drawable(toContent(data, start)),
        ...(anchor !== undefined && { anchor }),
      }}
    />
  );
};
