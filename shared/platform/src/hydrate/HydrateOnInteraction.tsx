import { memo, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../i18n/i18n.ts';

let isHydrating = false;

/** From true to false a prerendered page is hydrated, once in the life of a document. */
export const setHydrating = (now: boolean): void => {
  isHydrating = now;
};

const createWait = () => {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { isWanted: !isHydrating, isOver: false, language: '', ended, end };
};

type Wait = ReturnType<typeof createWait>;

interface Props {
  wait: Wait;
  children?: ReactNode;
}

function Content({ wait, children }: Props) {
  useEffect(() => {
    wait.isOver = true;
  }, [wait]);
  if (wait.isWanted) {
    // A transition that found the part waiting goes on only once what it waited for is there.
    wait.end();
    return children;
  }
  // React attempts it once with the page; after that for an event inside, or because something changed.
  wait.isWanted = true;
  throw wait.ended;
}

/** Shown only where nothing is prerendered after all. */
function EndWait({ wait }: Props) {
  useEffect(() => wait.end(), [wait]);
  return null;
}

/**
 * A part of a prerendered page that is hydrated when somebody first presses, types, points or focuses inside of it, and
 * gets that event. Until then it follows nothing but its properties and the language: not for what changes by itself.
 */
export const HydrateOnInteraction = memo(({ children }: { children: ReactNode }) => {
  useTranslation();
  const [wait] = useState(createWait);
  // In another language than it is prerendered in it cannot be hydrated: it is replaced.
  if (!wait.isOver) wait.language = currentLanguage();
  return (
    <Suspense key={wait.language} fallback={<EndWait wait={wait} />}>
      <Content wait={wait}>{children}</Content>
    </Suspense>
  );
});
