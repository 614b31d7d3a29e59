import { useTranslation } from '@portal/platform';
import { Box, Button, HStack } from '@portal/ui';
import { ListFilter, Search, SquareCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Filters, type FiltersProps } from './Filters.tsx';

interface Props extends FiltersProps {
  /** What can be done with what is selected, instead of searching. */
  selected: ReactNode;
  isSelecting: boolean;
  /** Absent: nothing can be selected. */
  onSelecting: ((isSelecting: boolean) => void) | undefined;
}

/** Side by side; where large letters leave no room, below each other. */
const part = { flex: '1 1 6.5em', minW: '0', px: '2', size: 'sm' } as const;

/** The search and the filters open over it. */
const SearchAndFilters = ({ isSelecting, onSelecting, ...props }: Omit<Props, 'selected'>) => {
  const { t } = useTranslation('review');
  const [open, setOpen] = useState<'search' | 'choices'>();
  const opened = useRef<HTMLDivElement>(null);
  useEffect(() => opened.current?.querySelector<HTMLElement>('input, button')?.focus(), [open]);
  const { filters, narrowings } = props.address;
  const { search } = filters;
  const toggle = (side: 'search' | 'choices') => ({
    ...part,
    variant: 'outline' as const,
    'aria-expanded': open === side,
    onClick: () => setOpen(open === side ? undefined : side),
  });
  return (
    <>
      {open && (
        <Box ref={opened} mx="-5">
          <Filters {...props} part={open} />
        </Box>
      )}
      <HStack gap="2" py="2" wrap="wrap">
        <Button {...toggle('search')} {...(search && { 'aria-label': t('filters.found', { text: search }) })}>
          <Search size={18} aria-hidden />
          <Box as="span" truncate>
            {search ?? t('filters.find')}
          </Box>
        </Button>
        <Button {...toggle('choices')}>
          <ListFilter size={18} aria-hidden />
          <Box as="span" truncate>
            {narrowings === 0 ? t('filters.openNone') : t('filters.open', { n: narrowings })}
          </Box>
        </Button>
        {onSelecting && (
          <Button
            {...part}
            variant={isSelecting ? 'solid' : 'outline'}
            aria-pressed={isSelecting}
            onClick={() => onSelecting(!isSelecting)}
          >
            <SquareCheck size={18} aria-hidden />
            <Box as="span" truncate>
              {t('bulk.start')}
            </Box>
          </Button>
        )}
      </HStack>
    </>
  );
};

/** Stays at the bottom of a phone. */
export const PhoneBar = ({ selected, ...props }: Props) => (
  <Box
    data-bar
    position="sticky"
    bottom="0"
    mt="auto"
    zIndex="1"
    px="5"
    borderTopWidth="1px"
    bg="bg.surface"
    data-print="hide"
  >
    {selected ? <Box py="2">{selected}</Box> : <SearchAndFilters {...props} />}
  </Box>
);
