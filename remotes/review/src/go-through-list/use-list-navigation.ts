import { useIsHydrated, useLocation, useNavigate, useSearchParams } from '@portal/platform';
import { useKeys } from '@portal/ui/overlay';
import { inbox, listIn, queueOf } from '../navigation/paths.ts';
import { useKeysChoice } from '../page-keys/use-keys-choice.ts';
import { usePlace } from './use-place.ts';

/** What the pages of one application need of the list that it was opened from; the keys hold while it loads as well. */
export const useListNavigation = (id: string) => {
  const place = usePlace(id);
  const keys = useKeysChoice();
  const navigate = useNavigate();
  useKeys(({ key }) => {
    const to = { n: place?.next, p: place?.previous }[key];
    if (to !== undefined) navigate(to);
  }, keys.isOn);
  const queue = queueOf(listIn(useSearchParams()[0]));
  const { state } = useLocation();
  // A reload brings it back, which the server that renders the page does not know.
  const fromInbox = useIsHydrated() && typeof state?.inbox === 'string';
  return {
    place,
    keys,
    /** Address of the list, or of the inbox, as it was left. */
    back: fromInbox ? `${inbox}${state.inbox}` : queue,
    /** What the way there is called. */
    backName: fromInbox ? ('workspace.backToInbox' as const) : ('workspace.back' as const),
  };
};

export type ListNavigation = ReturnType<typeof useListNavigation>;
