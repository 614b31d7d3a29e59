import type { Status } from '@portal/contracts/applications/enums';
import type { BadgeProps } from '@portal/ui';
import {
  Ban,
  CircleCheckBig,
  CirclePause,
  CircleX,
  CornerUpLeft,
  LogOut,
  PencilLine,
  RefreshCw,
  ScanSearch,
  Send,
  ThumbsDown,
  ThumbsUp,
  TimerOff,
} from 'lucide-react';

type Look = Required<Pick<BadgeProps, 'palette' | 'icon'>> & Pick<BadgeProps, 'variant'>;

/** Only two are solid: the one that needs the applicant, and the good end. */
export const statusLook: Readonly<Record<Status, Look>> = {
  DRAFT: { palette: 'ash', variant: 'outline', icon: PencilLine },
  SUBMITTED: { palette: 'indigo', icon: Send },
  UNDER_REVIEW: { palette: 'lagoon', icon: ScanSearch },
  RETURNED: { palette: 'marigold', variant: 'solid', icon: CornerUpLeft },
  RESUBMITTED: { palette: 'indigo', icon: RefreshCw },
  RECOMMENDED: { palette: 'forest', variant: 'outline', icon: ThumbsUp },
  NOT_RECOMMENDED: { palette: 'laterite', variant: 'outline', icon: ThumbsDown },
  ON_HOLD: { palette: 'plum', icon: CirclePause },
  APPROVED: { palette: 'forest', variant: 'solid', icon: CircleCheckBig },
  REJECTED: { palette: 'laterite', icon: CircleX },
  INELIGIBLE: { palette: 'laterite', icon: Ban },
  WITHDRAWN: { palette: 'ash', icon: LogOut },
  EXPIRED: { palette: 'ash', icon: TimerOff },
};
