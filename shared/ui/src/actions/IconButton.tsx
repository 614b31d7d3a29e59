import { Button, type ButtonProps } from './Button.tsx';

export interface IconButtonProps extends ButtonProps {
  'aria-label': string;
}

/** A square with one icon. The name is not optional: an icon alone says nothing to a screen reader. */
export const IconButton = (props: IconButtonProps) => (
  <Button square variant="ghost" size="sm" {...(!props.variant && { color: 'fg' })} {...props} />
);
