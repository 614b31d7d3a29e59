import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { announce } from './live-region.ts';
import { setPageTitle } from './page-title.ts';

export const SITE_TITLE = 'Adjustment Fund Portal';

interface PageProps {
  /** Shown in the tab as "title · Adjustment Fund Portal"; the home page gives the site's own. */
  title: string;
  children: ReactNode;
}

let isFirstPage = true;

const focusHeading = () => {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** Every page sits in one: names the tab, and after a navigation focuses the `h1` and says the title. */
export const Page = ({ title, children }: PageProps) => {
  const { pathname, hash } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const announced = useRef<string | null>(null);
  // Nothing runs after prerendering: whoever writes its head asks for the title then.
  if (typeof document === 'undefined') setPageTitle(title);

  useEffect(() => {
    setPageTitle(title);
    document.title = title === SITE_TITLE ? SITE_TITLE : `${title} · ${SITE_TITLE}`;
  }, [title]);

  useEffect(() => {
    const isSamePage = announced.current === pathname;
    announced.current = pathname;
    if (isFirstPage || isSamePage) {
      isFirstPage = false;
      return;
    }
    announce(title);
    if (hash === '' && !isBack) focusHeading();
  }, [pathname, hash, isBack, title]);

  return <>{children}</>;
};
