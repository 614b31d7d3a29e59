import { chakra } from '@chakra-ui/react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Link } from '../actions/Link.ts';
import { Alert } from '../feedback/Alert.tsx';
import { unfold } from './unfold.ts';

export interface ErrorSummaryProps {
  title: ReactNode;
  /** `fieldId` is the id given to the Field; without it the line is text. */
  errors: readonly { fieldId?: string | undefined; message: ReactNode }[];
  id?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Moving the focus by hand keeps the router out of it and works for a fieldset too. */
function goTo(event: MouseEvent, id: string) {
  const target = document.getElementById(id);
  if (!target) return;
  event.preventDefault();
  unfold(target);
  const control = target.matches('fieldset')
    ? target.querySelector('input, select, textarea, button')
    : target;
  if (control instanceof HTMLElement) control.focus();
  target.scrollIntoView?.({ block: 'center' });
}

export const ErrorSummary = ({ errors, ...props }: ErrorSummaryProps) => (
  <Alert status="error" live tabIndex={-1} {...props}>
    <chakra.ul listStyleType="none">
      {errors.map(({ fieldId, message }, i) => (
        <chakra.li key={i} py="0.5" fontWeight="semibold">
          {fieldId ? (
            <Link href={`#${fieldId}`} tone="danger" onClick={(event) => goTo(event, fieldId)}>
              {message}
            </Link>
          ) : (
            message
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  </Alert>
);
