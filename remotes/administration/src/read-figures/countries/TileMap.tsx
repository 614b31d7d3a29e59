import { useCountryName } from '@portal/application-view';
import { formatNumber, useTranslation } from '@portal/platform';
import { Grid } from '@portal/ui';
import { type KeyboardEvent, useState } from 'react';
import { keepsColors } from '../../draw-chart/colors.ts';
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

/** Each step with a text that reads on it, light and dark: 4.5 to 1 or better. */
const steps = {
  '& > [data-step="0"]': { bg: 'chart.seq0', color: 'fg.muted' },
  '& > [data-step="1"]': { bg: 'chart.seq1', color: { base: 'forest.950', _dark: 'white' } },
  '& > [data-step="2"]': { bg: 'chart.seq2', color: { base: 'forest.950', _dark: 'white' } },
  '& > [data-step="3"]': { bg: 'chart.seq3', color: { base: 'white', _dark: 'forest.950' } },
  '& > [data-step="4"]': { bg: 'chart.seq4', color: { base: 'white', _dark: 'forest.950' } },
} satisfies Record<`& > [data-step="${TileStep}"]`, object>;

/** Of all tiles at once: a style for each, with its place in it, is work for a slow phone. */
const looks = {
  '& > button': {
    aspectRatio: '1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    minW: '6',
    // On a phone large letters would leave their square.
    fontSize: 'min({fontSizes.xs}, 3.8vw)',
    lineHeight: '1.25',
    fontWeight: 'semibold',
    borderRadius: 'sm',
    cursor: 'pointer',
    outlineOffset: '-3px',
    ...keepsColors,
    _hover: { boxShadow: 'inset 0 0 0 2px var(--chakra-colors-border-control)' },
  },
  '& > [aria-pressed=true]': { outline: '3px solid', outlineColor: 'accent.solid' },
  '& > [data-count]': {
    _after: {
      content: 'attr(data-count)',
      display: { base: 'none', sm: 'block' },
      _print: { display: 'block' },
      fontWeight: 'medium',
    },
  },
  ...steps,
};

/** The members as equal squares. Arrows move between them, Enter filters by one. */
export const TileMap = ({ counts, scale, selected, onSelect, onLook }: Props) => {
  const { t } = useTranslation('administration');
  const nameOf = useCountryName();
  const [reachable, setReachable] = useState<TileCode>('NG');

  const move = (event: KeyboardEvent) => {
    const next = nextTile(reachable, event.key);
    if (!next) return;
    event.preventDefault();
    setReachable(next);
    event.currentTarget.querySelectorAll('button')[tileCodes.indexOf(next)]?.focus();
  };

  return (
    <Grid
      role="group"
      aria-label={t('map.label')}
      dir="ltr"
      templateColumns="repeat(10, minmax(0, 1fr))"
      gap={{ base: '2px', sm: '1' }}
      css={looks}
      onKeyDown={move}
    >
      {tileCodes.map((code) => {
        const [column, row] = africaTiles[code];
        const count = counts.get(code) ?? 0;
        return (
          <button
            key={code}
            type="button"
            // It begins with what is seen, so that it can be spoken to a voice control.
            aria-label={`${code} ${t('map.tile', { country: nameOf(code), count: formatNumber(count) })}`}
            // The filter beside the map and its table are the larger ways to a country.
            data-small
            data-step={scale.stepOf(count)}
            data-count={count > 0 ? formatNumber(count) : undefined}
            style={{ gridArea: `${row + 1} / ${column + 1}` }}
            tabIndex={code === reachable ? 0 : -1}
            aria-pressed={code === selected}
            onClick={() => {
              setReachable(code);
              onSelect(code);
            }}
            onFocus={() => onLook(code)}
            onBlur={() => onLook(undefined)}
            onMouseEnter={() => onLook(code)}
            onMouseLeave={() => onLook(undefined)}
          >
            {code}
          </button>
        );
      })}
    </Grid>
  );
};
