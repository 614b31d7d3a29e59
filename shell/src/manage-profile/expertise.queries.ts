import { getExpertise, saveExpertise } from '@portal/contracts/calls/review/expertise';
import type { Expertise } from '@portal/contracts/review/expertise';
import { call, notify, queryClient, queryOptions, useMutation } from '@portal/platform';
import { loadExpertiseMessages } from '../language/expertise-translations.ts';

const key = ['shell', 'expertise'] as const;

/** Together with the messages of its form. */
export const ownExpertise = queryOptions({
  queryKey: key,
  queryFn: async ({ signal }) => {
    const [{ data }] = await Promise.all([call(getExpertise, { signal }), loadExpertiseMessages()]);
    return data;
  },
});

export const useSaveExpertise = () =>
  useMutation({
    mutationFn: (body: Expertise) => call(saveExpertise, { body }),
    meta: { silent: true },
    onSuccess: ({ data, message }) => {
      queryClient.setQueryData(key, data);
      notify.success(message);
    },
  });
