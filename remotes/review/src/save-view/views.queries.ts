import * as calls from '@portal/contracts/calls/review/saved-views';
import type { ChangeView, SaveView, Views } from '@portal/contracts/review/saved-views';
import { call, dataQuery, notify, queryClient, useMutation } from '@portal/platform';

export const queueViews = () => dataQuery(['review', 'views'], calls.listQueueViews);

const changed = () => queryClient.invalidateQueries(queueViews());

export const useSaveView = () =>
  useMutation({
    mutationFn: (body: SaveView) => call(calls.saveQueueView, { body }),
    meta: { silent: true },
    onSuccess: async ({ message }) => {
      notify.success(message);
      await changed();
    },
  });

export const useChangeView = () =>
  useMutation({
    mutationFn: ({ id, ...body }: ChangeView & { id: string }) =>
      call(calls.changeQueueView, { params: { id }, body }),
    meta: { silent: true },
    onSuccess: ({ message }) => notify.success(message),
    // It may have been deleted in another window.
    onSettled: changed,
  });

export const useDeleteView = () =>
  useMutation({
    mutationFn: (id: string) => call(calls.deleteQueueView, { params: { id } }),
    onSuccess: ({ message }) => notify.success(message),
    // It may have been deleted in another window.
    onSettled: changed,
  });

/** Columns are shown as chosen at once, and kept with the view. */
export const useViewColumns = () => {
  const { queryKey } = queueViews();
  return useMutation({
    mutationFn: ({ id, columns }: Pick<SaveView, 'columns'> & { id: string }) =>
      call(calls.changeQueueView, { params: { id }, body: { columns } }),
    onMutate: ({ id, columns }) =>
      queryClient.setQueryData<Views>(
        queryKey,
        (before) =>
          before && {
            ...before,
            own: before.own.map((view) => (view.id === id ? { ...view, columns } : view)),
          },
      ),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
};
