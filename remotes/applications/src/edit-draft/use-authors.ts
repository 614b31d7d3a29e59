import type { Draft } from '@portal/contracts/applications/application.schemas';
import type { Section } from '@portal/contracts/applications/sections';
import { formatDateTime, useSignedInUser, useTranslation } from '@portal/platform';

/** Who changed an answer of another version, and when; undefined where that was not written down. */
export const useAuthors = ({ changedBy = [] }: Draft) => {
  const { t } = useTranslation('applications');
  const { id } = useSignedInUser();
  return (section: Section, field: string): string | undefined => {
    const author = changedBy.find((one) => one.section === section && one.field === field);
    return (
      author &&
      t(author.userId === id ? 'stale.byYou' : 'stale.by', {
        who: author.name,
        time: formatDateTime(author.at),
      })
    );
  };
};
