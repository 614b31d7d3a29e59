import { Toast, ToastRegion } from '@portal/ui';
import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';

const shownMs = 6_000;

const NoticeContext = createContext<(text: string) => void>(() => {});

/** Says what was done, for some seconds. */
export const useNotice = () => use(NoticeContext);

/** Where what was done is said, for what is inside. */
export function Notices({ children }: { children: ReactNode }) {
  const [text, setText] = useState<string>();
  const close = useCallback(() => setText(undefined), []);
  useEffect(() => {
    if (text === undefined) return;
    const timer = setTimeout(close, shownMs);
    return () => clearTimeout(timer);
  }, [text, close]);
  return (
    <NoticeContext value={setText}>
      {children}
      <ToastRegion aria-label="What was done" aria-live="polite">
        {text && <Toast status="success" title={text} onClose={close} />}
      </ToastRegion>
    </NoticeContext>
  );
}
