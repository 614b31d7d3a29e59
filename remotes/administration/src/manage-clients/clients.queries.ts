import * as calls from '@portal/contracts/calls/identity/api-clients';
import type { CreateApiClient } from '@portal/contracts/identity/api-clients';
import { call, dataQuery, notify, queryClient, useMutation } from '@portal/platform';

const clientsKey = ['administration', 'api-clients'] as const;

export const apiClients = dataQuery(clientsKey, calls.listApiClients);

const renew = () => queryClient.invalidateQueries({ queryKey: clientsKey });

/** Answers the secret, which the page shows once and keeps nowhere. */
export const useCreateClient = () =>
  useMutation({
    mutationFn: (body: CreateApiClient) => call(calls.createApiClient, { body }),
    meta: { silent: true },
    gcTime: 0,
    onSuccess: renew,
  });

export const useRotateClient = () =>
  useMutation({
    mutationFn: ({ id, overlapHours }: { id: string; overlapHours: number }) =>
      call(calls.rotateApiClient, { params: { id }, body: { overlapHours } }),
    meta: { silent: true },
    gcTime: 0,
    onSuccess: renew,
  });

export const useRevokeClient = () =>
  useMutation({
    mutationFn: (id: string) => call(calls.revokeApiClient, { params: { id } }),
    meta: { silent: true },
    onSuccess: ({ message }) => notify.success(message),
    onSettled: renew,
  });
