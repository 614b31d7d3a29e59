import { TextLink } from '@portal/platform';

import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

/** From a page below a list back to it; named as the list is. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <TextLink to={to} quiet display="inline-flex" alignItems="center" gap="2" mb="4" fontSize="sm">
    <ArrowLeft size={16} aria-hidden />
    {children}
  </TextLink>
);
