import { useTranslation } from '@portal/platform';
import { type ReactNode, useEffect, useState } from 'react';

/** Says at a password that Caps Lock was on at the last key. */
export const useCapsLockNote = (): ReactNode => {
  const { t } = useTranslation('security');
  const [isOn, setOn] = useState(false);
  useEffect(() => {
    // A browser that fills in a form sends key events without modifiers.
    const look = (event: KeyboardEvent) => setOn(event.getModifierState?.('CapsLock') ?? false);
    addEventListener('keyup', look);
    return () => removeEventListener('keyup', look);
  }, []);
  return isOn && <span role="alert">{t('capsLock')}</span>;
};
