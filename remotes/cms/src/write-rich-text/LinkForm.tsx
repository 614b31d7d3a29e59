import { isSafeLink, leadsSomewhere } from '@portal/contracts/content/links';
import { useTranslation } from '@portal/platform';
import { Box, Button, Field, Flex, TextInput } from '@portal/ui';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';

/** Asks where the chosen words lead. No form of its own: it stands inside one. */
export const LinkForm = ({ editor, onDone }: { editor: Editor; onDone: () => void }) => {
  const { t } = useTranslation('cms');
  const [href, setHref] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [error, setError] = useState<string>();

  const set = () => {
    const link = href.trim();
    if (!isSafeLink(link)) return setError(t('write.notALink'));
    if (!leadsSomewhere(link)) return setError(t('write.noPage'));
    const chain = editor.chain().focus().extendMarkRange('link');
    // Without chosen words the address itself is what is read.
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain
        .insertContent({ type: 'text', text: link, marks: [{ type: 'link', attrs: { href: link } }] })
        .run();
    else chain.setLink({ href: link }).run();
    onDone();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    set();
  };
  return (
    <Flex gap="3" wrap="wrap" align="end" p="3" borderBottomWidth="1px">
      <Box flex="1 1 16rem">
        <Field label={t('fields.link')} hint={t('write.linkHint')} error={error}>
          <TextInput
            dir="ltr"
            value={href}
            autoFocus
            onKeyDown={onKeyDown}
            onChange={(event) => setHref(event.target.value)}
          />
        </Field>
      </Box>
      <Button size="sm" onClick={set}>
        {t('write.setLink')}
      </Button>
      <Button size="sm" variant="outline" onClick={remove}>
        {t('write.removeLink')}
      </Button>
    </Flex>
  );
};
