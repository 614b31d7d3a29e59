import { chakra } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { Link } from '../actions/Link.ts';
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

export const ErrorSummary = ({ id, title, errors, ref }: ErrorSummaryProps) => (
  <chakra.div
    ref={ref}
    id={id}
    role="alert"
    tabIndex={-1}
    display="flex"
    gap="4"
    px="5"
    py="4"
    bg="laterite.subtle"
    borderWidth="1px"
    borderColor="laterite.solid"
    borderInlineStartWidth="5px"
    borderRadius="md"
  >
    <chakra.span color="laterite.fg" flexShrink={0} mt="0.5" aria-hidden>
      <CircleAlert size={22} strokeWidth={1.75} />
    </chakra.span>
    <div>
      <chakra.p fontWeight="bold">{title}</chakra.p>
      <chakra.ul mt="1" listStyleType="none">
        {errors.map(({ fieldId, message }, i) => (
          <chakra.li key={i} py="0.5" fontWeight="semibold" fontSize="sm">
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
    </div>
  </chakra.div>
);
