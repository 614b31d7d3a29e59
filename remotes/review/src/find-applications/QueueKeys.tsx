import { useTranslation } from '@portal/platform';
import { useKeys } from '@portal/ui/overlay';
import type { RefObject } from 'react';
import { KeysButton } from '../page-keys/KeysButton.tsx';
import { useKeysChoice } from '../page-keys/use-keys-choice.ts';

interface Props {
  /** The page with its filters and rows. */
  page: RefObject<HTMLElement | null>;
  selects: boolean;
  /** Selects nothing any more; absent while nothing is selected. */
  onClear: (() => void) | undefined;
}

/** Keys from row to row and to what narrows the list, beside the arrows, and the list of them. */
export const QueueKeys = ({ page, selects, onClear }: Props) => {
  const { t } = useTranslation('review');
  const choice = useKeysChoice();
  useKeys((event) => {
    const rows = [...(page.current?.querySelectorAll('[data-row]') ?? [])];
    const at = rows.findIndex((row) => event.target instanceof Node && row.contains(event.target));
    if (event.key === 'Escape') onClear?.();
    if (event.key === 'x') rows[at]?.querySelector('input')?.click();
    const places: Record<string, HTMLElement | null | undefined> = {
      j: rows[at + 1]?.querySelector('a'),
      k: rows[at - 1]?.querySelector('a'),
      '/': page.current?.querySelector('input[type=search]'),
      f: page.current?.querySelector<HTMLElement>('[role=group] button[aria-haspopup]'),
    };
    const place = places[event.key];
    if (!place) return;
    event.preventDefault();
    place.focus();
  }, choice.isOn);
  const selecting = [
    ['x', t('bulk.start')],
    ['Shift ↑ ↓', t('bulk.start')],
    ['Esc', t('bulk.clear')],
  ] as const;
  return (
    <KeysButton
      {...choice}
      keys={[
        ['j', t('list.next')],
        ['k', t('list.previous')],
        ...(selects ? selecting : []),
        ['/', t('filters.search')],
        ['f', t('filters.label')],
      ]}
    />
  );
};
