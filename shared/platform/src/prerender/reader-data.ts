import type { Guard } from '../area/manifest.ts';
import { useContentStore } from '../content/content.ts';
import { queryClient } from '../query/query-client.ts';
import type { PageReader } from '../release/prerendered-page.ts';
import { accessOf } from '../session/access.ts';
import { fetchUser } from '../session/profile.ts';
import { useSession } from '../session/session.ts';
import { usePageReader } from './page-reader.ts';
import { useDayStore, utcDay } from './use-today.ts';

/** Leaves nothing of anybody: whose page is rendered next must not find what the last one was made from. */
export const forgetReader = (): void => {
  queryClient.clear();
  useSession.startFrom({ status: 'loading', user: null });
  usePageReader.startFrom({});
};

/** Begins a page behind `guard` with who asks for it. @throws ApiError, UnknownRole, and where they may not enter */
export const loadReader = async (reader: PageReader, guard: Guard | undefined): Promise<void> => {
  forgetReader();
  // The gateway's formats have the reader's time zone. The Swedish form of a day is that of ISO 8601.
  usePageReader.startFrom({ reader: { ...reader, day: new Intl.DateTimeFormat('sv-SE').format() } });
  useDayStore.startFrom({ day: utcDay() });
  useContentStore.startFrom({ ...useContentStore.getState(), sections: null, language: null });
  const user = await fetchUser();
  const session = { status: 'signed-in', user } as const;
  const isAdmitted = accessOf(session, guard) === 'allowed' && user.mustChangePassword !== true;
  if (!isAdmitted) throw new Error('The page is not for this person.');
  useSession.startFrom(session);
};
