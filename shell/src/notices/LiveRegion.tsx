import { useAnnouncement } from '@portal/platform';
import { VisuallyHidden } from '@portal/ui';

/** The one polite live region of the page. */
export const LiveRegion = () => {
  const { text, count } = useAnnouncement();
  return (
    <VisuallyHidden aria-live="polite">
      <span key={count}>{text}</span>
    </VisuallyHidden>
  );
};
