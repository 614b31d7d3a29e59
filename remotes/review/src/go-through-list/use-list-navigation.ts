import { useSearchParams } from '@portal/platform';
import { listIn, queueOf } from '../navigation/paths.ts';
import { useKeysChoice } from '../page-keys/keys-choice.ts';
import { usePlace } from './use-place.ts';

/** What the pages of one application need of the list that it was opened from. */
export const useListNavigation = (id: string) => ({
  place: usePlace(id),
  keys: useKeysChoice(),
  /** Address of the list as it was left. */
  back: queueOf(listIn(useSearchParams()[0])),
});

export type ListNavigation = ReturnType<typeof useListNavigation>;
