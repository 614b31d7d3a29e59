import { useTranslation } from '@portal/platform';
import { Flex, IconButton } from '@portal/ui';
import { type Editor, useEditorState } from '@tiptap/react';
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

const tools: Record<string, Work> = {
  strong: { icon: Bold, run: (e) => e.chain().focus().toggleBold().run(), isOn: (e) => e.isActive('bold') },
  emphasis: {
    icon: Italic,
    run: (e) => e.chain().focus().toggleItalic().run(),
    isOn: (e) => e.isActive('italic'),
  },
  'heading-2': {
    icon: Heading2,
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (e) => e.isActive('heading', { level: 2 }),
  },
  'heading-3': {
    icon: Heading3,
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (e) => e.isActive('heading', { level: 3 }),
  },
  bullets: {
    icon: List,
    run: (e) => e.chain().focus().toggleBulletList().run(),
    isOn: (e) => e.isActive('bulletList'),
  },
  numbers: {
    icon: ListOrdered,
    run: (e) => e.chain().focus().toggleOrderedList().run(),
    isOn: (e) => e.isActive('orderedList'),
  },
  inner: {
    icon: ListTree,
    run: (e) => (isInner(e) ? liftItem(e) : sinkItem(e)),
    isOn: isInner,
  },
  quote: {
    icon: Quote,
    run: (e) => e.chain().focus().toggleBlockquote().run(),
    isOn: (e) => e.isActive('blockquote'),
  },
  undo: { icon: Undo2, run: (e) => e.chain().focus().undo().run() },
  redo: { icon: Redo2, run: (e) => e.chain().focus().redo().run() },
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
