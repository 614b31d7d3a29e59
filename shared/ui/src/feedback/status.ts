import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { Palette } from '../display/Badge.tsx';

export type Status = 'info' | 'success' | 'warning' | 'error';

export const statusLook: Record<Status, { palette: Palette; icon: LucideIcon }> = {
  info: { palette: 'indigo', icon: Info },
  success: { palette: 'forest', icon: CircleCheck },
  warning: { palette: 'marigold', icon: TriangleAlert },
  error: { palette: 'laterite', icon: CircleAlert },
};
