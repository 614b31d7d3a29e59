import { isSafeLink } from '@portal/contracts/content/links';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { Link } from '@tiptap/extension-link';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { liftItem, sinkItem } from './item-level.ts';

/** Just what the stored shape has: nothing can be written that could not be kept. */
export const extensions = [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [2, 3] }),
  Blockquote.extend({ content: 'paragraph' }),
  BulletList,
  OrderedList,
  ListItem.extend({
    content: 'paragraph (bulletList | orderedList)?',
    addKeyboardShortcuts() {
      return {
        Enter: () => this.editor.commands.splitListItem(this.name),
        // Tab leads out of the editor, as out of any field.
        'Mod-]': () => sinkItem(this.editor),
        'Mod-[': () => liftItem(this.editor),
      };
    },
  }),
  ListKeymap,
  Bold,
  Italic,
  Link.configure({
    openOnClick: false,
    autolink: false,
    linkOnPaste: false,
    isAllowedUri: (link) => isSafeLink(link),
    HTMLAttributes: { target: null, rel: null },
  }),
  UndoRedo,
];
