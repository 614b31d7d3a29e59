import { useTranslation } from '@portal/platform';
import { Flex, IconButton } from '@portal/ui';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListOrdered,
  ListTree,
  type LucideIcon,
  Quote,
  Redo2,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { isInner, liftItem, sinkItem } from './item-level.ts';
import { LinkForm } from './LinkForm.tsx';

interface Work {
  icon: LucideIcon;
  run: (editor: Editor) => boolean;
  isOn?: (editor: Editor) => boolean;
}

/** Turns a mark or a kind of block on and off. */
const toggle = (
  icon: LucideIcon,
  type: string,
  change: (chain: ChainedCommands) => ChainedCommands,
  attributes = {},
): Work => ({
  icon,
  run: (editor) => change(editor.chain().focus()).run(),
  isOn: (editor) => editor.isActive(type, attributes),
});

const tools: Record<string, Work> = {
  strong: toggle(Bold, 'bold', (chain) => chain.toggleBold()),
  emphasis: toggle(Italic, 'italic', (chain) => chain.toggleItalic()),
  'heading-2': toggle(Heading2, 'heading', (chain) => chain.toggleHeading({ level: 2 }), { level: 2 }),
  'heading-3': toggle(Heading3, 'heading', (chain) => chain.toggleHeading({ level: 3 }), { level: 3 }),
  bullets: toggle(List, 'bulletList', (chain) => chain.toggleBulletList()),
  numbers: toggle(ListOrdered, 'orderedList', (chain) => chain.toggleOrderedList()),
  inner: { icon: ListTree, run: (editor) => (isInner(editor) ? liftItem : sinkItem)(editor), isOn: isInner },
  quote: toggle(Quote, 'blockquote', (chain) => chain.toggleBlockquote()),
  undo: { icon: Undo2, run: (editor) => editor.chain().focus().undo().run() },
  redo: { icon: Redo2, run: (editor) => editor.chain().focus().redo().run() },
};

/** What can be done with the words under the cursor; each button says whether it is on. */
export const Toolbar = ({ editor, label }: { editor: Editor; label: string }) => {
  const { t } = useTranslation('cms');
  const [asksLink, setAsksLink] = useState(false);
  const isOn = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      link: now.isActive('link'),
      ...Object.fromEntries(Object.entries(tools).map(([name, tool]) => [name, tool.isOn?.(now) ?? false])),
    }),
  }) as Record<string, boolean>;
  return (
    <>
      <Flex
        role="group"
        aria-label={t('write.tools', { label })}
        wrap="wrap"
        borderBottomWidth="1px"
        p="1"
        css={{ '& [aria-pressed=true]': { bg: 'brand.subtle', color: 'brand.fg' } }}
      >
        {Object.entries(tools).map(([name, { icon: Icon, run, isOn: canBeOn }]) => (
          <IconButton
            key={name}
            aria-label={t(`write.${name}`)}
            {...(canBeOn && { 'aria-pressed': isOn[name] })}
            onClick={() => run(editor)}
          >
            <Icon size={17} />
          </IconButton>
        ))}
        <IconButton
          aria-label={t('write.link')}
          aria-pressed={isOn.link}
          aria-expanded={asksLink}
          onClick={() => setAsksLink((is) => !is)}
        >
          <Link size={17} />
        </IconButton>
      </Flex>
      {asksLink && <LinkForm editor={editor} onDone={() => setAsksLink(false)} />}
    </>
  );
};
