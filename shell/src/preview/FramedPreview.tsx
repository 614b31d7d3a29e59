import { useEffect } from 'react';
import { blockInteraction } from './block-interaction.ts';
import { followEditor } from './follow-editor.ts';

/** What a page does beside the editor of its text: it follows, and leads nowhere. */
const FramedPreview = () => {
  useEffect(blockInteraction, []);
  useEffect(followEditor, []);
  return null;
};

export default FramedPreview;
