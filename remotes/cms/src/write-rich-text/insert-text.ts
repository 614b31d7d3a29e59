import { Fragment, Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';

/** Puts plain text where the cursor is, each line of it a paragraph. @returns true: nothing else is to be done */
export const insertText = (view: EditorView, words: string): true => {
  const { state } = view;
  const { paragraph } = state.schema.nodes;
  const lines = words.split(/\s*\n\s*/).map((line) => line.replace(/\p{Cc}/gu, ' '));
  if (!paragraph || words.trim() === '') return true;
  const nodes = lines.map((line) => paragraph.create(null, line === '' ? null : state.schema.text(line)));
  view.dispatch(state.tr.replaceSelection(new Slice(Fragment.from(nodes), 1, 1)).scrollIntoView());
  return true;
};
