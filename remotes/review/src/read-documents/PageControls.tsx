import { latinDigits } from '@portal/contracts/rules/values';
import { useTranslation } from '@portal/platform';
import { Box, Field, HStack, IconButton, NativeSelect, TextInput } from '@portal/ui';
import { useKeys } from '@portal/ui/overlay';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Hits, PdfView, Zoom } from './show-pdf.browser.ts';

const zooms: readonly Zoom[] = ['page-width', '0.75', '1', '1.25', '1.5', '2'];

interface Props {
  page: number;
  last: number;
  view: PdfView | undefined;
  hits: Hits | undefined;
  /** Whether `/` and `g` are keys now. */
  hasKeys: boolean;
}

/** The page by its number; what is typed counts with Enter or when the field is left. */
const PageBox = ({ page, last, view, hasKeys }: Omit<Props, 'hits'>) => {
  const { t } = useTranslation('review');
  const [typed, setTyped] = useState<string>();
  const box = useRef<HTMLInputElement>(null);
  useKeys((event) => {
    if (event.key !== 'g') return;
    event.preventDefault();
    box.current?.focus();
    box.current?.select();
  }, hasKeys);
  const go = () => {
    if (typed !== undefined) view?.goTo(Number(typed));
    setTyped(undefined);
  };
  return (
    <HStack gap="1" flexShrink="0">
      <Field label={t('viewer.goTo')} hideLabel>
        <TextInput
          ref={box}
          size="sm"
          w="52px"
          px="1"
          textAlign="center"
          inputMode="numeric"
          value={typed ?? String(page)}
          onChange={({ target }) => setTyped(latinDigits(target.value).replace(/\D/g, ''))}
          onBlur={go}
          onKeyDown={({ key }: KeyboardEvent) => {
            if (key === 'Enter') go();
          }}
        />
      </Field>
      <Box as="span" color="fg.muted" fontSize="sm" whiteSpace="nowrap">
        {t('viewer.ofPages', { last })}
      </Box>
    </HStack>
  );
};

const hitSteps = [
  ['previous', 'viewer.hitBefore', ChevronUp],
  ['next', 'viewer.hitAfter', ChevronDown],
] as const;

const Search = ({ view, hits, hasKeys }: Pick<Props, 'view' | 'hits' | 'hasKeys'>) => {
  const { t } = useTranslation('review');
  const [searched, setSearched] = useState('');
  const box = useRef<HTMLInputElement>(null);
  useKeys((event) => {
    if (event.key !== '/') return;
    event.preventDefault();
    box.current?.focus();
  }, hasKeys);
  const again = (direction: 'next' | 'previous') => searched !== '' && view?.find(searched, direction);
  return (
    <HStack gap="1" flex="1" minW={{ base: 'full', xl: 'auto' }} order={{ base: 1, xl: 0 }}>
      <Box flex="1" minW="5.5rem" maxW={{ xl: '14rem' }}>
        <Field label={t('viewer.search')} hideLabel>
          <TextInput
            ref={box}
            type="search"
            size="sm"
            dir="auto"
            placeholder={t('filters.find')}
            value={searched}
            onChange={({ target }) => {
              setSearched(target.value);
              view?.find(target.value);
            }}
            onKeyDown={({ key, shiftKey }: KeyboardEvent) => {
              if (key === 'Enter') again(shiftKey ? 'previous' : 'next');
            }}
          />
        </Field>
      </Box>
      {searched !== '' && hits && (
        <>
          <Box as="span" role="status" fontSize="sm" color="fg.muted" whiteSpace="nowrap">
            {hits.total === 0
              ? t('viewer.noHits')
              : t('viewer.hits', { current: hits.current, total: hits.total })}
          </Box>
          {hitSteps.map(([way, label, Icon]) => (
            <IconButton key={way} size="xs" variant="ghost" aria-label={t(label)} onClick={() => again(way)}>
              <Icon size={18} />
            </IconButton>
          ))}
        </>
      )}
    </HStack>
  );
};

/** What belongs to the pages of the shown document. */
export const PageControls = ({ page, last, view, hits, hasKeys }: Props) => {
  const { t } = useTranslation('review');
  return (
    <>
      {last > 1 && <PageBox page={page} last={last} view={view} hasKeys={hasKeys} />}
      <Box flexShrink="0" w="7.75rem">
        <Field label={t('viewer.size')} hideLabel>
          <NativeSelect size="sm" onChange={({ target }) => view?.zoom(target.value as Zoom)}>
            {zooms.map((zoom) => (
              <option key={zoom} value={zoom}>
                {zoom === 'page-width' ? t('viewer.fitWidth') : `${Number(zoom) * 100}%`}
              </option>
            ))}
          </NativeSelect>
        </Field>
      </Box>
      <Search view={view} hits={hits} hasKeys={hasKeys} />
    </>
  );
};
