import { bulkRemind } from '@portal/contracts/calls/review/bulk';
import { listWorkload } from '@portal/contracts/calls/review/proposals';
import type { Workload } from '@portal/contracts/review/proposals';
import { call, dataQuery, notify, useMutation } from '@portal/platform';

export const workload = dataQuery(['review', 'workload'], listWorkload);

/** Of all that somebody is late with; where none could be mailed, why. */
export const useRemindOfLate = () =>
  useMutation({
    mutationFn: ({ lateIds, userId }: Workload) =>
      call(bulkRemind, { body: { ids: lateIds, reviewerId: userId } }),
    onSuccess: ({ data, message }) => {
      const refused = data.map(({ failure }) => failure);
      const [first] = refused;
      if (first && refused.every((failure) => failure !== null)) notify.error(first.message);
      else notify.success(message);
    },
  });
