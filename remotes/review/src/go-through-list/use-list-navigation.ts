import { useNavigate, useSearchParams } from '@portal/platform';
import { useKeys } from '@portal/ui/overlay';
import { listIn, queueOf } from '../navigation/paths.ts';
import { useKeysChoice } from '../page-keys/keys-choice.ts';
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
  /** Address of the list as it was left. */
  const back = queueOf(listIn(useSearchParams()[0]));
  return { place, keys, back };
};

export type ListNavigation = ReturnType<typeof useListNavigation>;
