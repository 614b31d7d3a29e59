import type { LoginOutcome } from '@portal/contracts/identity/enums';
import type { BadgeProps } from '@portal/ui';
import { CircleAlert, CircleCheck, Clock, KeyRound, Lock, LogOut, MailCheck } from 'lucide-react';

/** How the badge of an attempt to sign in looks: a person's own history and the list of an Admin agree. */
export const loginOutcomeLook: Readonly<Record<LoginOutcome, Pick<BadgeProps, 'palette' | 'icon'>>> = {
  SUCCESS: { palette: 'forest', icon: CircleCheck },
  WRONG_PASSWORD: { palette: 'laterite', icon: CircleAlert },
  MFA_FAILED: { palette: 'laterite', icon: CircleAlert },
  MFA_SENT: { palette: 'indigo', icon: MailCheck },
  LOCKED: { palette: 'laterite', icon: Lock },
  DISABLED: { palette: 'laterite', icon: Lock },
  LOGOUT: { palette: 'ash', icon: LogOut },
  EXPIRED: { palette: 'ash', icon: Clock },
  RESET: { palette: 'indigo', icon: KeyRound },
};
