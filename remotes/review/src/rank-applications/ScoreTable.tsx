import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { localise, useTranslation } from '@portal/platform';
import { Box, initials } from '@portal/ui';
import { Spread } from '../find-applications/queue-cells.tsx';

const cell = { px: '2', py: '1.5', borderBottomWidth: '1px', textAlign: 'end' } as const;
const first = { ...cell, ps: '0', textAlign: 'start', fontWeight: 'normal' } as const;

const spreadOf = (values: readonly number[]): number | null =>
  values.length > 1 ? Math.max(...values) - Math.min(...values) : null;

/** Points by criterion and reviewer, with how far they are apart. */
export const ScoreTable = ({ decisions, criteria }: Pick<StaffApplication, 'decisions' | 'criteria'>) => {
  const { t } = useTranslation('review');
  const reviews = decisions.filter(({ scores }) => scores.length > 0);
  if (reviews.length === 0) return null;
  const rows = criteria.map(({ criterionId, name, weight }) => {
    const points = reviews.map(
      ({ scores }) => scores.find((one) => one.criterionId === criterionId)?.score ?? null,
    );
    return { criterionId, name, weight, points, spread: spreadOf(points.filter((one) => one !== null)) };
  });
  const weighted = reviews.map(({ weightedScore }) => weightedScore);
  return (
    <Box overflowX="auto" mt="4">
      <Box
        as="table"
        w="full"
        fontSize="0.875rem"
        borderCollapse="collapse"
        fontVariantNumeric="tabular-nums"
      >
        <Box as="caption" srOnly>
          {t('ranking.points')}
        </Box>
        <Box as="thead" color="fg.muted">
          <tr>
            <Box asChild {...first}>
              <th scope="col">{t('ranking.criterion')}</th>
            </Box>
            <Box asChild {...cell} fontWeight="normal">
              <th scope="col">{t('ranking.weight')}</th>
            </Box>
            {reviews.map(({ id, byName }) => (
              <Box asChild key={id} {...cell} fontWeight="normal">
                <th scope="col">
                  <abbr title={byName} aria-label={byName}>
                    {initials(byName)}
                  </abbr>
                </th>
              </Box>
            ))}
            <Box asChild {...cell} fontWeight="normal">
              <th scope="col">{t('columns.scoreSpread')}</th>
            </Box>
          </tr>
        </Box>
        <tbody>
          {rows.map(({ criterionId, name, weight, points, spread }) => (
            <tr key={criterionId}>
              <Box asChild {...first}>
                <th scope="row">{localise(name)}</th>
              </Box>
              <Box as="td" {...cell} color="fg.muted">{`${weight}%`}</Box>
              {points.map((value, index) => (
                <Box as="td" key={reviews[index]?.id} {...cell}>
                  {value ?? '–'}
                </Box>
              ))}
              <Box as="td" {...cell}>
                <Spread value={spread} />
              </Box>
            </tr>
          ))}
          <Box as="tr" fontWeight="bold">
            <Box asChild {...first} fontWeight="bold">
              <th scope="row">{t('ranking.weighted')}</th>
            </Box>
            <Box as="td" {...cell} />
            {weighted.map((value, index) => (
              <Box as="td" key={reviews[index]?.id} {...cell}>
                {value?.toFixed(2) ?? '–'}
              </Box>
            ))}
            <Box as="td" {...cell}>
              <Spread value={spreadOf(weighted.filter((one) => one !== null))} />
            </Box>
          </Box>
        </tbody>
      </Box>
    </Box>
  );
};
