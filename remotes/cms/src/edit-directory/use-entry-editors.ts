import { noteEntryEditor } from '@portal/contracts/calls/content/directory-entries';
import type { Editors, OrderBody } from '@portal/contracts/content/desk';
import { call } from '@portal/platform';
import { useMemo } from 'react';
import { type Here, useHere } from '../frame-editor/use-here.ts';

/** Who else has an entry open, whatever language they write; a new one is nobody else's. */
export const useEntryEditors = (list: OrderBody['list'], id: string | undefined): Editors | undefined =>
  useHere(
    useMemo(
      () =>
        id === undefined
          ? undefined
          : async (here: Here) =>
              (await call(noteEntryEditor, { body: { list, id, ...here }, background: true })).data,
      [list, id],
    ),
  );
