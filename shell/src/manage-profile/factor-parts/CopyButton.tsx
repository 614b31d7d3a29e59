import { announce, useTranslation } from '@portal/platform';
import { Button } from '@portal/ui';
import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** Puts a text on the clipboard, and says so. */
export const CopyButton = ({ text, children }: { text: string; children: ReactNode }) => {
  const { t } = useTranslation('security');
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    announce(t('copied'));
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button variant="outline" size="sm" onClick={() => void copy().catch(() => setCopied(false))}>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
      {copied ? t('copied') : children}
    </Button>
  );
};
