import type { SaveAccountHolder } from '@portal/contracts/applications/account-holder';
import type { MyApplication } from '@portal/contracts/applications/application.schemas';
import { getAccountHolder, saveAccountHolder } from '@portal/contracts/calls/applications/account-holder';
import { call, dataQuery, queryClient, useMutation, useQuery } from '@portal/platform';

export const accountQuery = (id: string) =>
  dataQuery(['applications', 'account', id], getAccountHolder, { params: { id } });

type Approved = Pick<MyApplication, 'id' | 'status' | 'fundType'>;

/** True while the applicant in person has still to enter the payout account; undefined until it is read. */
export const useLacksAccount = (
  { id, status, fundType }: Approved,
  isApplicant: boolean,
): boolean | undefined => {
  const enabled = isApplicant && status === 'APPROVED' && fundType === 'BASE_FUND';
  const { data, isLoading } = useQuery({ ...accountQuery(id), enabled });
  return isLoading ? undefined : enabled && data === null;
};

/** The form shows the error itself. Another account that was entered meanwhile is fetched. */
export const useSaveAccount = (id: string) =>
  useMutation({
    mutationFn: (body: SaveAccountHolder) => call(saveAccountHolder, { params: { id }, body }),
    meta: { silent: true },
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountQuery(id).queryKey }),
  });
