import { Button, type ButtonProps, Link as UiLink } from '@portal/ui';
import type { ComponentProps } from 'react';
import { Link } from './Link.tsx';

type Place = Pick<ComponentProps<typeof Link>, 'to' | 'state' | 'preventScrollReset'>;

/** A link to a page of the portal that looks like one. */
export const TextLink = ({
  to,
  state,
  preventScrollReset,
  children,
  ...look
}: Place & ComponentProps<typeof UiLink>) => (
  <UiLink asChild {...look}>
    <Link to={to} state={state} preventScrollReset={preventScrollReset}>
      {children}
    </Link>
  </UiLink>
);

/** A link to a page of the portal that looks like a button. */
export const ButtonLink = ({ to, state, preventScrollReset, children, ...look }: Place & ButtonProps) => (
  <Button asChild {...look}>
    <Link to={to} state={state} preventScrollReset={preventScrollReset}>
      {children}
    </Link>
  </Button>
);
