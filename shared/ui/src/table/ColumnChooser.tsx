import { chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import { Columns3, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { Popover } from '../overlay/Popover.tsx';
import { useTableLabels } from './table-labels.ts';
import { SelectBox } from './table-parts.tsx';

export interface ColumnChooserProps {
  columns: readonly { id: string; header: string; always?: boolean | undefined }[];
  /** Ids of those that are shown, in their order. */
  shown: readonly string[];
  onChange: (shown: readonly string[]) => void;
  /** Puts back what was shown at first. */
  onReset: () => void;
  /** Where the choice is kept. */
  note?: ReactNode;
}

const Grip = chakra('button', {
  base: {
    display: 'inline-flex',
    p: '1',
    borderRadius: 'sm',
    color: 'fg.subtle',
    cursor: 'grab',
    _hover: { color: 'fg' },
  },
});

/** `id` in the place of `other`. */
const moved = (shown: readonly string[], id: string, other: string | undefined): readonly string[] => {
  const to = other === undefined ? -1 : shown.indexOf(other);
  if (to < 0 || !shown.includes(id)) return shown;
  const rest = shown.filter((one) => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
};

/** Which columns are shown, and in which order: by pulling a grip, or with the arrow keys on it. */
export const ColumnChooser = ({ columns, shown, onChange, onReset, note }: ColumnChooserProps) => {
  const say = useTableLabels();
  const [pulled, setPulled] = useState<string>();
  const [keyed, setKeyed] = useState<string>();
  const fixed = columns.filter(({ always }) => always).map(({ id }) => id);
  const placed = (id: string) => (shown.includes(id) ? shown.indexOf(id) : shown.length);
  const list = [...columns].sort((a, b) => placed(a.id) - placed(b.id));
  const movable = shown.filter((id) => !fixed.includes(id));
  const move = (id: string, other: string | undefined) =>
    onChange([...shown.filter((one) => fixed.includes(one)), ...moved(movable, id, other)]);
  const byKey = (event: KeyboardEvent, id: string) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setKeyed(id);
    move(id, movable[movable.indexOf(id) + step]);
  };
  const toggle = (id: string) =>
    onChange(shown.includes(id) ? shown.filter((one) => one !== id) : [...shown, id]);
  return (
    <Popover
      label={say('columns')}
      align="end"
      width="276px"
      trigger={
        <Button variant="outline" size="xs" title={say('columns')}>
          <Columns3 size={16} aria-hidden />
          <span>{say('columns')}</span>
          <chakra.span color="fg.muted" fontWeight="normal">
            {say('shownOf', { n: shown.length, total: columns.length })}
          </chakra.span>
        </Button>
      }
    >
      <chakra.div display="flex" justifyContent="space-between" pb="2" fontWeight="bold">
        {say('columns')}
        <chakra.span color="fg.muted" fontWeight="normal" textStyle="meta">
          {say('shownOf', { n: shown.length, total: columns.length })}
        </chakra.span>
      </chakra.div>
      <VisuallyHidden role="status">
        {list
          .filter(({ id }) => id === keyed)
          .map(
            ({ id, header }) => `${header}: ${say('shownOf', { n: placed(id) + 1, total: shown.length })}`,
          )}
      </VisuallyHidden>
      <chakra.ul listStyleType="none" m="0" p="0" maxH="60vh" overflowY="auto">
        {list.map(({ id, header, always }) => (
          <chakra.li
            key={id}
            display="flex"
            alignItems="center"
            gap="1"
            minH="30px"
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => pulled && move(pulled, id)}
          >
            {always || !shown.includes(id) ? (
              <chakra.span w="22px" flexShrink={0} />
            ) : (
              <Grip
                type="button"
                draggable
                aria-label={say('moveColumn', { name: header })}
                onDragStart={() => setPulled(id)}
                onKeyDown={(event) => byKey(event, id)}
              >
                <GripVertical size={14} aria-hidden />
              </Grip>
            )}
            <SelectBox
              aria-label={header}
              checked={shown.includes(id)}
              disabled={Boolean(always)}
              onChange={() => toggle(id)}
            />
            <chakra.span flex="1" aria-hidden fontSize="0.875rem">
              {header}
            </chakra.span>
            {always && (
              <chakra.span textStyle="meta" color="fg.muted">
                {say('alwaysShown')}
              </chakra.span>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      <Flex justify="space-between" align="center" borderTopWidth="1px" pt="2" mt="2">
        <Button variant="ghost" size="xs" px="0" textDecoration="underline" onClick={onReset}>
          {say('asFirstSet')}
        </Button>
        <chakra.span textStyle="meta" color="fg.muted">
          {note}
        </chakra.span>
      </Flex>
    </Popover>
  );
};
