import { Alert, Button } from '@portal/ui';
import { type ReactNode, useEffect, useRef } from 'react';

interface SentProps {
  title: string;
  children: ReactNode;
  againLabel: string;
  onAgain: () => void;
}

/** In the form's place once it is sent: takes the focus, so that it is read out and in sight. */
export function Sent({ title, children, againLabel, onAgain }: SentProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <Alert
      ref={place}
      tabIndex={-1}
      status="success"
      live
      title={title}
      actions={
        <Button variant="outline" size="sm" onClick={onAgain}>
          {againLabel}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}
