import { arrayMove } from '@dnd-kit/sortable';
import { localise, useTranslation } from '@portal/platform';
import type { FieldValues } from '@portal/platform/forms';
import { Stack } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { ListControls } from '../edit-section/ListControls.tsx';
import { SortableItem } from '../sort-list/SortableItem.tsx';
import { SortableList } from '../sort-list/SortableList.tsx';
import type { Directory, Entry } from './directory.ts';
import { EntryRow } from './EntryRow.tsx';
import { useDeleteEntry, useOrderEntries } from './use-directory.ts';

interface Props<R extends Entry, I extends object, V extends FieldValues> {
  directory: Directory<R, I, V>;
  rows: readonly R[];
}

/** The entries in their order, which is changed by dragging, by keys or by buttons; deleting asks first. */
export function EntryList<R extends Entry, I extends object, V extends FieldValues>({
  directory,
  rows,
}: Props<R, I, V>) {
  const { t } = useTranslation('cms');
  const { words, path, nameOf, textsOf } = directory;
  const order = useOrderEntries(directory);
  const remove = useDeleteEntry(directory);
  const [asked, setAsked] = useState<R>();
  const nameAt = (index: number) => {
    const row = rows[index];
    return row ? localise(nameOf(row)) : '';
  };
  const move = (from: number, to: number) => order.mutate(arrayMove([...rows], from, to));
  const close = () => setAsked(undefined);
  return (
    <>
      <SortableList ids={rows.map(({ id }) => id)} nameOf={nameAt} move={move}>
        <Stack as="ul" gap="2" listStyleType="none" aria-label={t(`${words}.title`)}>
          {rows.map((row, index) => (
            <li key={row.id}>
              <SortableItem id={row.id} name={nameAt(index)}>
                <EntryRow entry={row} name={nameOf(row)} texts={textsOf(row)} to={`${path}/${row.id}`}>
                  <ListControls
                    name={nameAt(index)}
                    index={index}
                    count={rows.length}
                    move={move}
                    remove={() => setAsked(row)}
                  />
                </EntryRow>
              </SortableItem>
            </li>
          ))}
        </Stack>
      </SortableList>
      <ConfirmDialog
        open={asked !== undefined}
        title={t(`${words}.sure`)}
        confirmLabel={t('directory.delete')}
        cancelLabel={t('directory.keep')}
        danger
        busy={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked.id, { onSettled: close })}
        onCancel={close}
      >
        {asked && localise(nameOf(asked))}
      </ConfirmDialog>
    </>
  );
}
