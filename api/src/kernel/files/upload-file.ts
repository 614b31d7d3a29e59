import type { StoredFile } from '@portal/contracts/kernel/files';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { refuseOverQuota } from './accept-file.ts';
import { receiveMultipart } from './receive-multipart.ts';
import { storeOwnFile } from './store-own-file.ts';

/** Receives one file of the caller whole and keeps it. */
export const uploadFile = async (
  deps: Deps,
  caller: Caller,
  request: FastifyRequest,
): Promise<StoredFile> => {
  await refuseOverQuota(deps.db, caller.actor.id, 0);
  return storeOwnFile(deps, caller, await receiveMultipart(request, deps.files));
};
