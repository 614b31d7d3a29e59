import { currentLanguage, useContentStore, useToday, useTranslation } from '@portal/platform';
import { NoticeBanner } from './NoticeBanner.tsx';
import { noticesOn } from './notices-on.ts';

/** What the editors announce today, above every public page. */
export function NoticesInForce() {
  useTranslation();
  const { sections, language } = useContentStore();
  const today = useToday();
  const shown = noticesOn(sections ?? [], language ?? currentLanguage(), today);
  return shown.map((one) => <NoticeBanner key={one.notice.id} {...one} />);
}
