import { ButtonLink, useSearchParams } from '@portal/platform';
import { Alert } from '@portal/ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface SentProps {
  title: string;
  children: ReactNode;
  againLabel: string;
  /** Address of the empty form, for whoever has no scripts. */
  againTo: string;
  onAgain: () => void;
}

/** Where the answer to a form that was posted without scripts leads, see the gateway's plain forms. */
export const sentId = 'sent';

/** What the address says of a form that was posted without scripts: its number, or just that it was taken. */
export const useSentAddress = (): string | undefined =>
  /^[A-Z0-9-]{1,20}$/.exec(useSearchParams()[0].get(sentId) ?? '')?.[0];

/** In the form's place once it is sent: takes the focus, so that it is read out and in sight. */
export function Sent({ title, children, againLabel, againTo, onAgain }: SentProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Alert
      ref={place}
      id={sentId}
      tabIndex={-1}
      status="success"
      live
      title={title}
      actions={
        <ButtonLink to={againTo} onClick={onAgain} variant="outline" size="sm">
          {againLabel}
        </ButtonLink>
      }
    >
      {children}
    </Alert>
  );
}
