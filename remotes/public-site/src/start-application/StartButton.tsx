import { ButtonLink } from '@portal/platform';
import { Button } from '@portal/ui';
import type { ReactNode } from 'react';
import type { Start } from './use-start.ts';

/** A link where there is a way in; a disabled button, beside the reason, where there is none. */
export const StartButton = ({ start, children }: { start: Start; children: ReactNode }) =>
  start.to === undefined ? (
    <Button disabled>{children}</Button>
  ) : (
    <ButtonLink to={start.to}>{children}</ButtonLink>
  );
