import { SUPER } from '@portal/contracts';
import { create } from 'zustand';
import { type Session, useSession } from '../session/session.ts';

const isAsked = (): boolean =>
  typeof window !== 'undefined' && new URLSearchParams(window.location.search).has('preview');

/** Whether the page was opened with `?preview`: that holds through its links, until it is loaded anew. */
export const usePreview = create<{ asked: boolean }>(() => ({ asked: isAsked() }));

const settledSession = (): Promise<Session> =>
  new Promise((resolve) => {
    const session = useSession.getState();
    if (session.status !== 'loading') return resolve(session);
    const stop = useSession.subscribe((next) => {
      if (next.status === 'loading') return;
      stop();
      resolve(next);
    });
  });

/** Whether drafts are to be shown: they were asked for, by somebody who may read them. */
export const showsDrafts = async (): Promise<boolean> => {
  if (!usePreview.getState().asked) return false;
  const { user } = await settledSession();
  return user?.role === SUPER;
};
