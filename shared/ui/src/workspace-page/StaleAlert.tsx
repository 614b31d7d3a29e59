import type { ReactNode } from 'react';
import { Button } from '../actions/Button.tsx';
import { Alert } from '../feedback/Alert.tsx';

export interface StaleAlertProps {
  title: string;
  text: string;
  /** Of the button that keeps what was typed. */
  mine: string;
  /** Of the button that takes what was saved. */
  theirs: string;
  onMine: () => void;
  onTheirs: () => void;
  /** What differs between the two. */
  children?: ReactNode;
}

/** Somebody else saved meanwhile: nothing typed is lost, the person chooses. */
export const StaleAlert = ({ title, text, mine, theirs, onMine, onTheirs, children }: StaleAlertProps) => (
  <Alert
    status="warning"
    title={title}
    actions={
      <>
        <Button size="sm" variant="outline" onClick={onMine}>
          {mine}
        </Button>
        <Button size="sm" variant="outline" onClick={onTheirs}>
          {theirs}
        </Button>
      </>
    }
  >
    {text}
    {children}
  </Alert>
);
