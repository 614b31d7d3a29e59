import type { Language } from '@portal/contracts';
import { getBuiltInMails, sendTestMail } from '@portal/contracts/calls/content/mails';
import { listFunds } from '@portal/contracts/calls/funds/funds';
import type { TestMail } from '@portal/contracts/content/mails';
import { call, dataQuery, notify, queryOptions, useMutation } from '@portal/platform';

/** What every mail says unless an editor says otherwise. */
export const builtInMails = (lang: Language) =>
  queryOptions({
    ...dataQuery(['cms', 'built-in-mails', lang], getBuiltInMails, { params: { lang } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useTestMail = () =>
  useMutation({
    mutationFn: (body: TestMail) => call(sendTestMail, { body }),
    onSuccess: ({ message }) => notify.success(message),
  });

/** The funds that may word their letters. */
export const allFunds = dataQuery(['cms', 'funds'], listFunds);
