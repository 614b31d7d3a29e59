import type { ReactNode } from 'react';
import { useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  /** Verb of the action ("Withdraw"), never "OK". */
  confirmLabel: string;
  /** Verb of staying ("Keep it"). */
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  /** Extra content under the text, e.g. a reason field. */
  form?: ReactNode;
}

/** The focus starts on the safe button, so Enter pressed too early loses nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      role="alertdialog"
      title={props.title}
      description={props.children}
      initialFocus={safe}
      actions={
        <>
          <Button
            size="sm"
            variant={props.danger ? 'dangerSolid' : 'solid'}
            // The second press of a double click would undo what can be switched on and off.
            onClick={({ detail }) => detail < 2 && props.onConfirm()}
            loading={props.busy}
          >
            {props.confirmLabel}
          </Button>
          <Button size="sm" variant="outline" onClick={props.onCancel} ref={safe}>
            {props.cancelLabel}
          </Button>
        </>
      }
    >
      {props.form}
    </Dialog>
  );
}
