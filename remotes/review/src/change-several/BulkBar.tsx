import { BULK_MAX } from '@portal/contracts/review/bulk';
import { useTranslation } from '@portal/platform';
import { Box, Button, Flex, HStack } from '@portal/ui';
import { BellRing, Download, Undo2, UserPlus, UserSearch } from 'lucide-react';
import type { RefObject } from 'react';
import type { AskedKind } from './bulk.queries.ts';

interface Props {
  /** Takes the focus when the result of a change is closed. */
  bar: RefObject<HTMLDivElement | null>;
  count: number;
  /** How many the filters leave; undefined where that was not counted to its end. */
  total: number | undefined;
  isFinding: boolean;
  isExporting: boolean;
  onAll: () => void;
  onAct: (kind: AskedKind) => void;
  onPropose: () => void;
  onExport: () => void;
  onClear: () => void;
}

const actions = [
  ['ASSIGN', UserPlus],
  ['REMIND', BellRing],
  ['SEND_BACK', Undo2],
] as const;

const look = { size: 'xs', variant: 'outline', flex: { base: '1 1 40%', md: 'none' } } as const;

/** What can be done with what is selected. */
export const BulkBar = (props: Props) => {
  const { bar, count, total, isFinding, isExporting, onAll, onAct, onPropose, onExport, onClear } = props;
  const { t } = useTranslation('review');
  const isAll = count === total;
  const mayAll = total !== undefined && total <= BULK_MAX;
  return (
    <Flex
      ref={bar}
      tabIndex={-1}
      role="group"
      aria-label={t('bulk.label')}
      gap="2"
      align="center"
      wrap="wrap"
      w={{ base: 'full', md: 'auto' }}
    >
      <HStack gap="2" me="2" w={{ base: 'full', md: 'auto' }} fontSize="0.875rem">
        <Box as="strong" role="status">
          {t('bulk.selected', { count })}
        </Box>
        {!isAll && count < Math.min(total ?? BULK_MAX, BULK_MAX) && (
          <Button
            variant="ghost"
            size="xs"
            px="1"
            textDecoration="underline"
            loading={isFinding}
            loadingText={t('bulk.finding')}
            onClick={onAll}
          >
            {mayAll ? t('bulk.selectAll', { count: total }) : t('bulk.selectFirst', { count: BULK_MAX })}
          </Button>
        )}
        {!isAll && !mayAll && (
          <Box as="span" color="fg.muted">
            {t('bulk.most', { count: BULK_MAX })}
          </Box>
        )}
        <Button variant="ghost" size="xs" ms={{ base: 'auto', md: '0' }} hideFrom="md" onClick={onClear}>
          {t('bulk.clear')}
        </Button>
      </HStack>
      {actions.map(([kind, Icon], index) => (
        <Button key={kind} {...look} {...(index === 0 && { variant: 'solid' })} onClick={() => onAct(kind)}>
          <Icon size={16} aria-hidden />
          {t(`bulk.action.${kind}`)}
        </Button>
      ))}
      <Button {...look} onClick={onPropose}>
        <UserSearch size={16} aria-hidden />
        {t('proposals.action')}
      </Button>
      <Button {...look} loading={isExporting} loadingText={t('queue.exporting')} onClick={onExport}>
        <Download size={16} aria-hidden />
        {t('bulk.export', { count })}
      </Button>
      <Button variant="ghost" size="xs" hideBelow="md" onClick={onClear}>
        {t('bulk.clear')}
      </Button>
    </Flex>
  );
};
