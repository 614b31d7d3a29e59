import type { ComponentProps } from 'react';
import { type NavigateOptions, useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'>, Pick<NavigateOptions, 'replace' | 'state'> {
  to: string;
  preventScrollReset?: boolean | undefined;
}

/** A link to a page of the portal, which opens without loading the document anew. */
export const Link = ({ to, replace, state, preventScrollReset, target, onClick, ...rest }: LinkProps) => {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(replace !== undefined && { replace }),
    ...(preventScrollReset !== undefined && { preventScrollReset }),
    ...(target !== undefined && { target }),
  });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
};
