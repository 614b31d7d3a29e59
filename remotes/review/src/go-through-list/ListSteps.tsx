import { HStack } from '@portal/ui';
import { KeysButton } from './KeysButton.tsx';
import { PlaceInList } from './PlaceInList.tsx';
import type { ListNavigation } from './use-list-navigation.ts';

/** Place, neighbours and keys, on each page of an application. */
export const ListSteps = ({ list: { place, keys } }: { list: ListNavigation }) => (
  <HStack gap="0">
    <PlaceInList place={place} hasKeys={keys.isOn} />
    <KeysButton {...keys} />
  </HStack>
);
