import { isInsideLink, isSafeLink } from '@portal/contracts/content/links';
import { Link as RouterLink } from '@portal/platform';
import type { ComponentProps } from 'react';

interface ContentLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** As an editor wrote it: inside this site, or http, mailto or tel. */
  href: string;
  /** With the area that a finger finds, as the design system's `Link` has it. */
  'data-link'?: boolean;
}

/** A link of the content: inside addresses are followed without loading a page, unsafe ones are plain text. */
export function ContentLink({ href, ...props }: ContentLinkProps) {
  if (!isSafeLink(href)) return <span>{props.children}</span>;
  const isPage = isInsideLink(href) && !href.startsWith('/api/');
  return isPage ? (
    <RouterLink to={href} {...props} />
  ) : (
    <a href={href} rel="noopener noreferrer" {...props} />
  );
}
