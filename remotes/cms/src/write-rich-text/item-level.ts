import type { Editor } from '@tiptap/core';

/** How many lists the cursor stands in. */
const depthOf = ({ state: { selection } }: Editor): number => {
  const { $from } = selection;
  return Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1)).filter(
    ({ type }) => type.name === 'listItem',
  ).length;
};

/** Whether the item of the cursor is one of another item. */
export const isInner = (editor: Editor): boolean => depthOf(editor) > 1;

/** Puts an item below the one before it; stored lists are two deep. */
export const sinkItem = (editor: Editor): boolean =>
  depthOf(editor) === 1 && editor.chain().focus().sinkListItem('listItem').run();

export const liftItem = (editor: Editor): boolean =>
  isInner(editor) && editor.chain().focus().liftListItem('listItem').run();
