import { Fragment, Slice } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { blocksOfHtml } from '../paste-text/blocks-of-html.ts';
import { toDocument } from './document.ts';

/** Puts plain text where the cursor is, each line of it a paragraph. @returns true: nothing else is to be done */
const insertText = (view: EditorView, words: string): true => {
  const { state } = view;
  const { paragraph } = state.schema.nodes;
  const lines = words.split(/\s*\n\s*/).map((line) => line.replace(/\p{Cc}/gu, ' '));
  if (!paragraph || words.trim() === '') return true;
  const nodes = lines.map((line) => paragraph.create(null, line === '' ? null : state.schema.text(line)));
  view.dispatch(state.tr.replaceSelection(new Slice(Fragment.from(nodes), 1, 1)).scrollIntoView());
  return true;
};

/** Characters; what is longer comes in as plain text. */
const LONGEST_HTML = 2_000_000;

/** Puts what was pasted or dropped where the cursor is. @returns true: nothing else is to be done */
export const insertPasted = (view: EditorView, pasted: DataTransfer | null): true => {
  const html = pasted?.getData('text/html') ?? '';
  const blocks = html.length <= LONGEST_HTML ? blocksOfHtml(html) : [];
  if (blocks.length === 0) return insertText(view, pasted?.getData('text/plain') ?? '');
  const { state } = view;
  const nodes = (toDocument(blocks).content ?? []).map((node) => state.schema.nodeFromJSON(node));
  // One paragraph joins the words around it; several keep their own shape at both ends.
  const [only] = nodes;
  const isText = nodes.length === 1 && only?.type.name === 'paragraph';
  const slice = isText ? new Slice(Fragment.from(nodes), 1, 1) : Slice.maxOpen(Fragment.from(nodes));
  view.dispatch(state.tr.replaceSelection(slice).scrollIntoView());
  return true;
};

/** Something dragged in from elsewhere: it lands where it is dropped. */
export const insertDropped = (view: EditorView, event: DragEvent): boolean => {
  // What is moved inside the editor is the editor's own business.
  if (view.dragging) return false;
  event.preventDefault();
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  const { state } = view;
  if (place) view.dispatch(state.tr.setSelection(Selection.near(state.doc.resolve(place.pos))));
  return insertPasted(view, event.dataTransfer);
};
