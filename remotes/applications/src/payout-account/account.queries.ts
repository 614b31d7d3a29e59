import type { SaveAccountHolder } from '@portal/contracts/applications/account-holder';
import { getAccountHolder, saveAccountHolder } from '@portal/contracts/calls/applications/account-holder';
import { call, dataQuery, queryClient, useMutation } from '@portal/platform';

export const accountQuery = (id: string) =>
  dataQuery(['applications', 'account', id], getAccountHolder, { params: { id } });

/** The form shows the error itself. Another account that was entered meanwhile is fetched. */
export const useSaveAccount = (id: string) =>
  useMutation({
    mutationFn: (body: SaveAccountHolder) => call(saveAccountHolder, { params: { id }, body }),
    meta: { silent: true },
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountQuery(id).queryKey }),
  });
