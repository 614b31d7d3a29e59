import { Toast, ToastRegion } from '@portal/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { NoticeContext } from '../parts/notice-context.ts';

const shownMs = 6_000;

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
