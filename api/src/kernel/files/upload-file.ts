import type { StoredFile } from '@portal/contracts/kernel/files';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/caller.ts';
import { keepUpload } from './keep-upload.ts';
import { receiveUpload } from './receive-upload.ts';
import { refuseOverQuota } from './store-file.ts';

/** Receives one file of the caller whole and keeps it. */
export const uploadFile = async (
  deps: Deps,
  caller: Caller,
  request: FastifyRequest,
): Promise<StoredFile> => {
  await refuseOverQuota(deps.db, caller.actor.id, 0);
  const upload = await receiveUpload(request, deps.files);
  try {
    return await keepUpload(deps, caller, upload);
  } finally {
    await upload.received.discard();
  }
};
