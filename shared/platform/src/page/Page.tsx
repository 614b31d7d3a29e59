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
  /** What has the focus until the heading takes it. */
  const from = useRef<Element | null>(null);
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
    if (hash === '' && !isBack) from.current = document.activeElement;
  }, [pathname, hash, isBack, title]);

  // The heading may come with what the page waits for, and the person has gone on meanwhile.
  useEffect(() => {
    const { activeElement, body } = document;
    if (from.current && (activeElement === from.current || activeElement === body)) focusHeading();
    else from.current = null;
  });

  return <>{children}</>;
};
