import type { Language } from '@portal/contracts';
import type { ReplyTemplate } from '@portal/contracts/support/inbox';
import { Button } from '@portal/ui';
import { Menu } from '@portal/ui/overlay';
import { MessageSquareQuote } from 'lucide-react';

export interface PreparedRepliesProps {
  label: string;
  /** What to say where the language has none. */
  none: string;
  /** In all languages. */
  replies: readonly ReplyTemplate[];
  /** In which whoever wrote reads. */
  language: Language;
  onChoose: (text: string) => void;
}

/** Prepared replies in the language of whoever wrote. */
export const PreparedReplies = ({ label, none, replies, language, onChoose }: PreparedRepliesProps) => {
  const fitting = replies.filter((reply) => reply.language === language);
  const items = fitting.map((reply) => ({ value: reply.id, label: reply.title, lang: language }));
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="outline" size="sm">
          <MessageSquareQuote size={18} strokeWidth={1.75} aria-hidden />
          {label}
        </Button>
      }
      items={items.length > 0 ? items : [{ value: '', label: none, disabled: true }]}
      onSelect={(chosen) => onChoose(fitting.find(({ id }) => id === chosen)?.text ?? '')}
    />
  );
};

/** What was typed, with a prepared reply after it. */
export const withPrepared = (typed: string, prepared: string): string =>
  typed.trim() === '' ? prepared : `${typed.trimEnd()}\n\n${prepared}`;
