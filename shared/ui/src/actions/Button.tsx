import { chakra } from '@chakra-ui/react';
import type { ComponentProps, MouseEvent } from 'react';
import { useUI } from '../system/ui-context.ts';
import { buttonRecipe } from './button-recipe.ts';

const Base = chakra('button', buttonRecipe);

/** `aria-disabled` instead of `disabled` where pressing it may turn it off: what is disabled loses the focus. */
export interface ButtonProps extends ComponentProps<typeof Base> {
  /** Keeps the width, shows a word, stays focusable and does nothing when pressed. */
  loading?: boolean | undefined;
  loadingText?: string | undefined;
}

const prevent = (event: MouseEvent) => event.preventDefault();

export function Button({ loading, loadingText, children, onClick, asChild, ...props }: ButtonProps) {
  const { labels } = useUI();
  if (asChild) {
    return (
      <Base asChild {...(onClick && { onClick })} {...props}>
        {children}
      </Base>
    );
  }
  const isOff = loading || props['aria-disabled'];
  return (
    <Base
      type="button"
      {...props}
      onClick={isOff ? prevent : onClick}
      {...(loading && { 'aria-disabled': true, 'aria-busy': true })}
    >
      {loading ? (
        <chakra.span display="inline-grid" justifyItems="center">
          <chakra.span
            gridArea="1/1"
            visibility="hidden"
            aria-hidden
            display="inline-flex"
            gap="2"
            alignItems="center"
          >
            {children}
          </chakra.span>
          <chakra.span gridArea="1/1">{loadingText ?? labels.loading}</chakra.span>
        </chakra.span>
      ) : (
        children
      )}
    </Base>
  );
}
