import { arrayMove } from '@dnd-kit/sortable';
import { localise, useTranslation } from '@portal/platform';
import { Stack, Text } from '@portal/ui';
import { ConfirmDialog } from '@portal/ui/overlay';
import { useState } from 'react';
import { FindField } from '../find-entry/FindField.tsx';
import { isFound } from '../find-entry/is-found.ts';
import { ListControls } from '../sort-list/ListControls.tsx';
import { SortableItem } from '../sort-list/SortableItem.tsx';
import { SortableList } from '../sort-list/SortableList.tsx';
import { useDeleteEntry, useOrderEntries } from './directory.queries.ts';
import type { Directory, Entry } from './directory.ts';
import { EntryRow } from './EntryRow.tsx';

/** A list that is seen at a glance need not be searched. */
const FEW = 6;

/** The entries in their order, which is changed by dragging, by keys or by buttons; deleting asks first. */
export function EntryList({ directory, rows }: { directory: Directory; rows: readonly Entry[] }) {
  const { t } = useTranslation('cms');
  const { words, path, nameOf, textsOf } = directory;
  const order = useOrderEntries(directory);
  const remove = useDeleteEntry(directory);
  const [asked, setAsked] = useState<Entry>();
  const nameAt = (index: number) => {
    const row = rows[index];
    return row ? localise(nameOf(row)) : '';
  };
  const [wanted, setWanted] = useState('');
  const isRowFound = (row: Entry) => isFound(wanted, ...textsOf(row).flatMap((text) => Object.values(text)));
  const move = (from: number, to: number) => order.mutate(arrayMove([...rows], from, to));
  const close = () => setAsked(undefined);
  return (
    <>
      {rows.length > FEW && <FindField label={t('directory.find')} value={wanted} onChange={setWanted} />}
      {!rows.some(isRowFound) && <Text textStyle="hint">{t('directory.noneFound')}</Text>}
      <SortableList ids={rows.map(({ id }) => id)} nameOf={nameAt} move={move}>
        <Stack as="ul" gap="2" listStyleType="none" aria-label={t(`${words}.title`)}>
          {rows.map((row, index) => (
            // Hidden, not gone: up and down still mean places of the whole list.
            <li key={row.id} hidden={!isRowFound(row)}>
              <SortableItem id={row.id} name={nameAt(index)} framed>
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
