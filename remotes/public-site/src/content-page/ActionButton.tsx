import { Button, type ButtonProps } from '@portal/ui';
import { ArrowRight } from 'lucide-react';
import { ContentLink } from './ContentLink.tsx';

interface ActionButtonProps extends Pick<ButtonProps, 'size' | 'variant'> {
  action: { label: string; href: string };
  /** An arrow behind its words, for the first of several such buttons. */
  arrow?: boolean;
}

/** A link of the content that looks like a button. */
export const ActionButton = ({ action, arrow = false, ...look }: ActionButtonProps) => (
  <Button asChild {...look}>
    <ContentLink href={action.href}>
      {action.label}
      {arrow && <ArrowRight size={18} aria-hidden />}
    </ContentLink>
  </Button>
);
