import { useCountryName } from '@portal/application-view';
import { formatNumber, useTranslation } from '@portal/platform';
import { Box, Grid, VisuallyHidden } from '@portal/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { africaTiles, type TileCode, tileCodes } from './africa-tiles.ts';
import { nextTile } from './next-tile.ts';
import type { TileScale, TileStep } from './tile-scale.ts';

interface Props {
  /** Applications by country code. */
  counts: ReadonlyMap<string, number>;
  scale: TileScale;
  selected: string | undefined;
  onSelect: (code: TileCode) => void;
  /** The tile under the pointer or the focus. */
  onLook: (code: TileCode | undefined) => void;
}

/** Text that reads on each step of the scale, light and dark: 4.5 to 1 or better. */
const textOn: Record<TileStep, object | string> = {
  0: 'fg.muted',
  1: { base: 'forest.950', _dark: 'white' },
  2: { base: 'forest.950', _dark: 'white' },
  3: { base: 'white', _dark: 'forest.950' },
  4: { base: 'white', _dark: 'forest.950' },
};

/** The members as equal squares. Arrows move between them, Enter filters by one. */
export const TileMap = ({ counts, scale, selected, onSelect, onLook }: Props) => {
  const { t } = useTranslation('administration');
  const nameOf = useCountryName();
  const [reachable, setReachable] = useState<TileCode>('NG');
  const tiles = useRef(new Map<TileCode, HTMLButtonElement>());

  const move = (event: KeyboardEvent) => {
    const next = nextTile(reachable, event.key);
    if (!next) return;
    event.preventDefault();
    setReachable(next);
    tiles.current.get(next)?.focus();
  };

  return (
    <Grid
      role="group"
      aria-label={t('map.label')}
      dir="ltr"
      templateColumns="repeat(10, minmax(0, 1fr))"
      gap={{ base: '2px', sm: '1' }}
      onKeyDown={move}
    >
      {tileCodes.map((code) => {
        const [column, row] = africaTiles[code];
        const count = counts.get(code) ?? 0;
        const step = scale.stepOf(count);
        const isSelected = code === selected;
        return (
          <Box
            asChild
            key={code}
            gridColumn={column + 1}
            gridRow={row + 1}
            aspectRatio="1"
            position="relative"
            display="flex"
            flexDirection="column"
            alignItems="center"
            justifyContent="center"
            minW="6"
            fontSize="xs"
            lineHeight="1.25"
            fontWeight="semibold"
            borderRadius="sm"
            cursor="pointer"
            bg={`chart.seq${step}`}
            color={textOn[step]}
            outlineOffset="-3px"
            {...(isSelected && { outline: '3px solid', outlineColor: 'accent.solid' })}
            _hover={{ boxShadow: 'inset 0 0 0 2px var(--chakra-colors-border-control)' }}
          >
            <button
              type="button"
              // The filter beside the map and its table are the larger ways to a country.
              data-small
              ref={(button) => {
                if (button) tiles.current.set(code, button);
                else tiles.current.delete(code);
              }}
              tabIndex={code === reachable ? 0 : -1}
              aria-pressed={isSelected}
              onClick={() => {
                setReachable(code);
                onSelect(code);
              }}
              onFocus={() => onLook(code)}
              onBlur={() => onLook(undefined)}
              onMouseEnter={() => onLook(code)}
              onMouseLeave={() => onLook(undefined)}
            >
              {/* The name begins with what is seen, so that it can be spoken to a voice control. */}
              <span>{code}</span>
              <VisuallyHidden>
                {t('map.tile', { country: nameOf(code), count: formatNumber(count) })}
              </VisuallyHidden>
              {count > 0 && (
                <Box as="span" aria-hidden fontWeight="medium" display={{ base: 'none', sm: 'block' }}>
                  {formatNumber(count)}
                </Box>
              )}
            </button>
          </Box>
        );
      })}
    </Grid>
  );
};
