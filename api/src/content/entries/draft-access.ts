import { roleMay } from '@portal/contracts';
import type { MaybeCaller } from '../../kernel/http/caller.ts';
import { problem } from '../../kernel/http/problem.ts';

/** Unpublished entries of a public list are for those who manage content. @throws unauthorized, forbidden. */
export const requireDraftAccess = ({ actor }: MaybeCaller): void => {
  if (!actor) throw problem('unauthorized');
  if (!roleMay(actor.role, 'content.manage')) throw problem('forbidden');
};
