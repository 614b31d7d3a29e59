import { useTranslation } from '@portal/platform';
import { HStack, IconButton } from '@portal/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';

interface Props {
  /** What the buttons act on, for their names. */
  name: string;
  index: number;
  count: number;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
}

/** Up, down and remove for one entry of a list; each button says which entry it moves. */
export const ListControls = ({ name, index, count, move, remove }: Props) => {
  const { t } = useTranslation('cms');
  return (
    <HStack gap="1">
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={t('moveUp', { name })}
        aria-disabled={index === 0}
        onClick={() => move(index, index - 1)}
      >
        <ArrowUp size={16} />
      </IconButton>
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={t('moveDown', { name })}
        aria-disabled={index === count - 1}
        onClick={() => move(index, index + 1)}
      >
        <ArrowDown size={16} />
      </IconButton>
      <IconButton size="xs" variant="ghost" aria-label={t('remove', { name })} onClick={() => remove(index)}>
        <Trash2 size={16} />
      </IconButton>
    </HStack>
  );
};
