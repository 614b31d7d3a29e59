import { chakra, Flex } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { Segmented } from '../actions/Segmented.tsx';
import { useUI } from '../system/ui-context.ts';
import { pageNumbers } from './page-numbers.ts';

export const pageSizes = [10, 25, 50, 100] as const;

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  /** Without it the page sizes are not shown. */
  onPageSize?: ((size: number) => void) | undefined;
  /** "1 to 25 of 378". */
  summary?: ReactNode;
}

export function Pagination({ page, pageSize, total, onPage, onPageSize, summary }: PaginationProps) {
  const { labels } = useUI();
  const last = Math.max(1, Math.ceil(total / pageSize));
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="4" data-print="hide">
      <chakra.div role="status" textStyle="meta" color="fg.muted">
        {summary}
      </chakra.div>
      {last > 1 && (
        <Flex as="nav" aria-label={labels.pagination} wrap="wrap" align="center" gap={{ base: '0', sm: '1' }}>
          <IconButton
            aria-label={labels.previousPage}
            aria-disabled={page <= 1}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft size={18} aria-hidden />
          </IconButton>
          {pageNumbers(page, last).map((n) =>
            typeof n === 'number' ? (
              <IconButton
                key={n}
                aria-label={labels.page(n)}
                variant={n === page ? 'solid' : 'ghost'}
                w={{ base: '36px', sm: 'controlSm' }}
                {...(n === page && { 'aria-current': 'page' as const })}
                onClick={() => onPage(n)}
              >
                {n}
              </IconButton>
            ) : (
              <chakra.span key={n} px="1" color="fg.muted" aria-hidden>
                …
              </chakra.span>
            ),
          )}
          <IconButton
            aria-label={labels.nextPage}
            aria-disabled={page >= last}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight size={18} aria-hidden />
          </IconButton>
        </Flex>
      )}
      {onPageSize && (
        <Segmented
          label={labels.rowsPerPage}
          options={pageSizes.map((size) => ({ value: String(size), label: size }))}
          value={String(pageSize)}
          onChange={(size) => onPageSize(Number(size))}
        />
      )}
    </Flex>
  );
}
