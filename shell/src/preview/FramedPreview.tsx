import { useEffect } from 'react';
import { followEditor } from './follow-editor.ts';
import { holdStill } from './hold-still.ts';

/** What a page does beside the editor of its text: it follows, and leads nowhere. */
const FramedPreview = () => {
  useEffect(holdStill, []);
  useEffect(followEditor, []);
  return null;
};

export default FramedPreview;
