import { announce, useTranslation } from '@portal/platform';
import { IconButton } from '@portal/ui';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

/** Puts the address of a file on the clipboard, and says so. */
export const CopyAddress = ({ address, name }: { address: string; name: string }) => {
  const { t } = useTranslation('cms');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
    announce(t('files.copied'));
  };
  const Icon = copied ? Check : Copy;
  return (
    <IconButton
      size="xs"
      variant="ghost"
      type="button"
      aria-label={t('files.copy', { name })}
      onClick={() => void copy().catch(() => setCopied(false))}
    >
      <Icon size={16} />
    </IconButton>
  );
};
