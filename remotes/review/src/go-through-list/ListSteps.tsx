import { useTranslation } from '@portal/platform';
import { HStack } from '@portal/ui';
import { KeysButton } from '../page-keys/KeysButton.tsx';
import { PlaceInList } from './PlaceInList.tsx';
import type { ListNavigation } from './use-list-navigation.ts';

/** Place, neighbours and keys, on each page of an application. */
export const ListSteps = ({ list: { place, keys } }: { list: ListNavigation }) => {
  const { t } = useTranslation('review');
  return (
    <HStack gap="0">
      <PlaceInList place={place} />
      <KeysButton
        {...keys}
        keys={[
          ['n', t('list.next')],
          ['p', t('list.previous')],
          ['0 – 5', t('keys.score')],
          ['d', t('keys.decide')],
          ['[  ]', t('keys.document')],
          ['g', t('viewer.goTo')],
          ['m', t('keys.note')],
          ['/', t('viewer.search')],
        ]}
      />
    </HStack>
  );
};
