import { useTranslation } from '@portal/platform';
import { Checkbox, IconButton } from '@portal/ui';
import { KeysDialog, useKeys } from '@portal/ui/overlay';
import { Keyboard } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { useKeysChoice } from './use-keys-choice.ts';

type Props = ReturnType<typeof useKeysChoice> & Pick<ComponentProps<typeof KeysDialog>, 'keys'>;

/** The list of a page's keys, also by `?`, and the switch for them. */
export const KeysButton = ({ isOn, choose, keys }: Props) => {
  const { t } = useTranslation('review');
  const [isOpen, setOpen] = useState(false);
  useKeys(({ key }) => {
    if (key === '?') setOpen(true);
  }, isOn);
  return (
    <>
      <IconButton
        variant="ghost"
        size="xs"
        aria-label={t('keys.title')}
        hideBelow="lg"
        onClick={() => setOpen(true)}
      >
        <Keyboard size={20} aria-hidden />
      </IconButton>
      <KeysDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('keys.title')}
        keys={[...keys, ['?', t('keys.list')]]}
      >
        <Checkbox checked={isOn} onChange={({ target }) => choose(target.checked)} hint={t('keys.onHint')}>
          {t('keys.on')}
        </Checkbox>
      </KeysDialog>
    </>
  );
};
