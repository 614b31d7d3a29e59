import { useLocation, useTranslation } from '@portal/platform';
import { useFieldArray, useWatch } from '@portal/platform/forms';
import { Badge, Box, Button, Disclosure, Flex, Stack, Text } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { Pencil, Plus } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { entryName, leafOf } from '../describe-fields/field-facts.ts';
import { ListControls } from '../sort-list/ListControls.tsx';
import { SortableItem } from '../sort-list/SortableItem.tsx';
import { SortableList } from '../sort-list/SortableList.tsx';
import { newItem } from './new-item.ts';

/** Brings a part of the form into view when the address names it, again each time the link is followed. */
const useScrollToPart = (part: string): RefObject<HTMLDivElement | null> => {
  const box = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${part}`) box.current?.scrollIntoView();
  }, [hash, part, key]);
  return box;
};

interface Props {
  name: string;
  label: string;
  /** An entry of the list as content; a new one takes its shape. */
  sample: unknown;
  /** The English list beside it; absent while English itself is edited. */
  english: unknown;
  render: (name: string, index: number) => ReactNode;
}

/** Whether somebody wrote something in an entry; a date or a choice is none. */
const hasText = (entry: unknown): boolean => entryName(entry, 0) !== entryName(undefined, 0);

/** A list of entries, each opening to its fields; entries are added, ordered and removed. */
export const ItemList = ({ name, label, sample, english, render }: Props) => {
  const { t } = useTranslation('cms');
  const { fields, append, move, remove } = useFieldArray({ name });
  const values = useWatch({ name }) as unknown[] | undefined;
  const section = useScrollToPart(leafOf(name));
  const last = useRef<HTMLDetailsElement>(null);
  const add = () => {
    append(newItem(sample, values, english), { shouldFocus: false });
    // What is folded away takes no focus.
    requestAnimationFrame(() => {
      if (last.current) last.current.open = true;
      last.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    });
  };
  const [asked, setAsked] = useState<number>();
  const drop = (index: number) => (hasText(values?.[index]) ? setAsked(index) : remove(index));
  const close = () => setAsked(undefined);
  const titleOf = (index: number) => entryName(values?.[index], index + 1);
  return (
    <Box ref={section} as="section" aria-label={label} scrollMarginTop="24">
      <Flex align="center" gap="2" mb="3">
        <Text textStyle="panelTitle">{label}</Text>
        <Badge>{fields.length}</Badge>
      </Flex>
      <SortableList ids={fields.map(({ id }) => id)} nameOf={titleOf} move={move}>
        <Stack gap="2">
          {fields.map((field, index) => {
            const title = titleOf(index);
            return (
              <SortableItem key={field.id} id={field.id} name={title} framed>
                <Disclosure
                  ref={index === fields.length - 1 ? last : undefined}
                  title={title}
                  closedIcon={Pencil}
                  borderWidth="0"
                  pe="4"
                >
                  <Stack gap="4" py="4">
                    {render(`${name}.${index}`, index)}
                    <ListControls
                      name={title}
                      index={index}
                      count={fields.length}
                      move={move}
                      remove={drop}
                    />
                  </Stack>
                </Disclosure>
              </SortableItem>
            );
          })}
        </Stack>
      </SortableList>
      <ConfirmDialog
        open={asked !== undefined}
        title={t('removeEntry.title', { name: asked === undefined ? '' : titleOf(asked) })}
        confirmLabel={t('removeEntry.confirm')}
        cancelLabel={t('directory.keep')}
        danger
        onConfirm={() => {
          if (asked !== undefined) remove(asked);
          close();
        }}
        onCancel={close}
      >
        {t('removeEntry.text')}
      </ConfirmDialog>
      {sample !== undefined && (
        <Button variant="ghost" size="sm" mt="2" onClick={add}>
          <Plus size={16} aria-hidden />
          {t([`addTo.${leafOf(name)}`, 'add'])}
        </Button>
      )}
    </Box>
  );
};
