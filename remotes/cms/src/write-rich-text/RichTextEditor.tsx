import { directionOf, type Language } from '@portal/contracts';
import type { RichText } from '@portal/contracts/content/rich-text';
import { Box } from '@portal/ui';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import { fromDocument, toDocument } from './document.ts';
import { extensions } from './extensions.ts';
import { insertDropped, insertPasted } from './insert-pasted.ts';
import { Toolbar } from './Toolbar.tsx';

interface RichTextEditorProps {
  id: string;
  label: string;
  language: Language;
  value: RichText;
  invalid: boolean;
  onChange: (value: RichText) => void;
  onBlur: () => void;
}

const isSame = (one: RichText, other: RichText) => JSON.stringify(one) === JSON.stringify(other);

/** As the public page reads it, so that writing looks like reading. */
const writing = {
  '& .ProseMirror': {
    minH: '10rem',
    maxH: '32rem',
    overflowY: 'auto',
    px: '4',
    py: '3',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    outline: 'none',
  },
  '& .ProseMirror > * + *': { mt: '3' },
  '& h2': { textStyle: 'cardTitle' },
  '& h3': { textStyle: 'panelTitle' },
  '& ul, & ol': { ps: '6' },
  '& ul': { listStyleType: 'disc' },
  '& ol': { listStyleType: 'decimal' },
  '& blockquote': { borderInlineStartWidth: '3px', ps: '4' },
  '& a': { textDecoration: 'underline', color: 'brand.fg' },
};

/** Writes a text as blocks. Of what is pasted only that enters which a stored text can hold. */
const RichTextEditor = (props: RichTextEditorProps) => {
  const { id, label, language, value, invalid, onChange, onBlur } = props;
  const editor = useEditor({
    extensions,
    content: toDocument(value),
    injectCSS: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-invalid': String(invalid),
        lang: language,
        dir: directionOf(language),
      },
      // Before the editor's own reading, which would make elements of the HTML.
      handleDOMEvents: {
        paste: (view, event) => {
          event.preventDefault();
          return insertPasted(view, event.clipboardData);
        },
        drop: insertDropped,
      },
    },
    onUpdate: ({ editor: changed }) => onChange(fromDocument(changed.getJSON())),
    onBlur,
  });

  // The form took another text: theirs, the published one, or what it was before.
  useEffect(() => {
    // On a slow machine it is given up before the page stands; the next one begins with the value.
    if (editor.isDestroyed) return;
    const document = toDocument(value);
    // Both as they are written here: the database orders the names of an object anew.
    if (!isSame(fromDocument(editor.getJSON()), fromDocument(document)))
      editor.commands.setContent(document, { emitUpdate: false });
  }, [editor, value]);

  return (
    <Box
      borderWidth="1px"
      borderColor={invalid ? 'fg.error' : 'border.control'}
      borderRadius="md"
      bg="bg.surface"
      css={writing}
    >
      <Toolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
    </Box>
  );
};

export default RichTextEditor;
