import type { Language } from '@portal/contracts';
import type { Scope } from '@portal/contracts/access/permissions';
import type { UserRow } from '@portal/contracts/identity/users';

/** Who is signed in, read from the database at this request. */
export interface Actor
  extends Pick<UserRow, 'id' | 'role' | 'email' | 'firstName' | 'lastName' | 'language'> {
  isChatAgent: boolean;
  sessionId: string;
  /** Whether a password or factor was given in this session within the last ten minutes. */
  isConfirmed: boolean;
  /** Nothing but a new password may be chosen: somebody else may know the old one. */
  mustChangePassword?: true;
  /** Present where another system calls, which may read what its scopes name. */
  client?: { scopes: readonly Scope[] };
}

/** The circumstances of a call. */
export interface CallMeta {
  ip: string;
  userAgent: string;
  requestId: string;
  language: Language;
  /** IANA name from `Timezone-Val`; UTC when absent or unknown. */
  timeZone: string;
  idempotencyKey?: string;
}

/** Who calls and how: what decisions and the audit log need to know. */
export interface Caller {
  actor: Actor;
  meta: CallMeta;
}

/** Who calls a public route. */
export interface MaybeCaller {
  actor: Actor | undefined;
  meta: CallMeta;
}
