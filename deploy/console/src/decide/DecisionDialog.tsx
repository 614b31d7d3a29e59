import { Alert, Box, Button, Field, HintText, Stack, TextInput } from '@portal/ui';
import { Dialog } from '@portal/ui/overlay';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type { Environment } from '../api/types.ts';
import { useNotice } from '../frame/Notices.tsx';
import { FrozenAlert } from '../parts/FrozenAlert.tsx';
import { ownReason, ReasonChips } from './ReasonChips.tsx';
import { type Seen, useDecision } from './use-decision.ts';

/** What every decision is about. */
export interface DialogProps {
  /** As they are now; those at the opening are the ones that the decision counts for. */
  environments: readonly Environment[];
  environment: Environment;
  onClose: () => void;
}

/** What a dialog says of its change. */
export interface DecisionTexts {
  title: string;
  /** On the button: what happens, with its target. */
  verb: string;
  icon?: ReactNode;
  isDanger?: boolean;
  /** Not while the environment is frozen. */
  isGiving?: boolean;
  /** Closes the button and stands beside it: what is still to be chosen. */
  isMissing?: string | undefined;
  /** Usual reasons as chips; without them the reason is typed. */
  reasons?: readonly string[];
  note?: string;
  /** What was done, in place of which release is served. */
  done?: string;
  children?: ReactNode;
}

interface DecisionDialogProps extends DialogProps, DecisionTexts {
  path: string;
  body: (seen: Seen) => object;
}

/** One change with its reason and ticket, sent by one button. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { environments, path, body, isDanger = false, isMissing, reasons, note, onClose } = props;
  const { name: environment, frozen } = props.environment;
  const notify = useNotice();
  const onDone = (release: number): void => {
    notify(props.done ?? `${environment} serves release ${release}.`);
    onClose();
  };
  const { decide, isPending, refusal } = useDecision(environments, { environment, path, body, onDone });
  const { register, handleSubmit, watch } = useForm({
    defaultValues: { chip: reasons ? '' : ownReason, reason: '', ticket: '' },
  });
  const [chip, typed] = watch(['chip', 'reason']);
  const reason = (chip === ownReason ? typed : chip).trim();
  const frozenText = props.isGiving && frozen && `Closed while ${environment} is frozen.`;
  const missing = frozenText || isMissing || (reason === '' ? 'Closed until there is a reason.' : undefined);
  const submit = handleSubmit(({ ticket }) => {
    if (!missing) decide({ reason, ...(ticket.trim() !== '' && { ticket: ticket.trim() }) });
  });
  return (
    <Dialog open onClose={onClose} title={props.title} closable>
      <form noValidate onSubmit={submit}>
        <Stack gap="4">
          {refusal && (
            <Alert status="error" live title={refusal.title}>
              {refusal.reasons.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Alert>
          )}
          {frozenText && <FrozenAlert environment={props.environment} />}
          {props.children}
          {reasons && <ReasonChips reasons={reasons} chosen={chip} input={register('chip')} />}
          {chip === ownReason && (
            <Field label={reasons ? 'Your reason' : 'Reason'}>
              <TextInput maxLength={500} autoComplete="off" {...register('reason')} />
            </Field>
          )}
          <Field label="Ticket" optional>
            <TextInput maxLength={60} autoComplete="off" {...register('ticket')} />
          </Field>
          <Box>
            <Button
              type="submit"
              full
              minH="56px"
              fontSize="lg"
              variant={isDanger ? 'dangerSolid' : 'solid'}
              disabled={missing !== undefined}
              loading={isPending}
              loadingText="Being changed"
            >
              {props.icon}
              {props.verb}
            </Button>
            <HintText mt="2" textAlign="center" aria-live="polite">
              {missing ?? note}
            </HintText>
          </Box>
        </Stack>
      </form>
    </Dialog>
  );
}
