import { SUPER } from '@portal/contracts';
import { framedPreview } from '@portal/contracts/content/preview-message';
import { create } from 'zustand';
import { type Session, useSession } from '../session/session.ts';

const ofAddress = (): { asked: boolean; isFramed: boolean } => {
  if (typeof window === 'undefined') return { asked: false, isFramed: false };
  const named = new URLSearchParams(window.location.search).get('preview');
  return { asked: named !== null, isFramed: named === framedPreview && window.parent !== window };
};

/**
 * Whether the page was opened with `?preview`: that holds through its links, until it is loaded anew. A framed one
 * stands beside the editor of its text.
 */
export const usePreview = create(ofAddress);

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
