const heading = (fontSize: string | Record<string, string>, lineHeight: string, letterSpacing: string) => ({
  value: { fontFamily: 'heading', fontWeight: '650', fontSize, lineHeight, letterSpacing },
});
const text = (fontSize: string | Record<string, string>, fontWeight: string, lineHeight: string) => ({
  value: { fontFamily: 'body', fontSize, fontWeight, lineHeight },
});

/** Arabic letters join and stand taller: the variables are set for `:lang(ar)` in the global styles. */
const title = 'var(--portal-leading-title, 1.15)';
const body = 'var(--portal-leading-body, 1.55)';
const tracking = (em: string) => `var(--portal-tracking, ${em})`;

/** Twice the letters leave room for a long word on a phone; at the usual size it changes nothing from 320 px on. */
const onPhone = (rem: string) => `min(${rem}, 11.9vw)`;

const publicHeading = (fontSize: Record<string, string>) => ({
  value: {
    ...heading(fontSize, 'var(--portal-leading-title, 1.06)', tracking('-0.025em')).value,
    fontWeight: 'var(--portal-display-weight, 700)',
  },
});

export const textStyles = {
  display: publicHeading({
    base: onPhone('2.3125rem'),
    sm: '3.25rem',
    lg: 'var(--portal-display, 4rem)',
  }),
  publicTitle: publicHeading({ base: onPhone('2.375rem'), lg: '3.5rem' }),
  pageTitle: heading({ base: onPhone('1.875rem'), md: '2.25rem' }, title, tracking('-0.02em')),
  sectionTitle: heading({ base: onPhone('2rem'), lg: '2.625rem' }, title, tracking('-0.02em')),
  cardTitle: heading(
    { base: '1.3125rem', md: '1.5rem' },
    'var(--portal-leading-title, 1.25)',
    tracking('-0.012em'),
  ),
  panelTitle: heading('1.125rem', title, tracking('-0.005em')),
  figure: heading({ base: '3rem', lg: '4.25rem' }, '1', tracking('-0.03em')),
  figureSm: heading({ base: '2.375rem', lg: '2.75rem' }, '1', tracking('-0.02em')),
  lead: text({ base: '1.125rem', lg: '1.25rem' }, '400', body),
  body: text('1rem', '400', body),
  label: text('1rem', '650', 'var(--portal-leading-body, 1.3)'),
  hint: text('0.90625rem', '400', 'var(--portal-leading-body, 1.45)'),
  meta: text('0.875rem', '400', 'var(--portal-leading-body, 1.45)'),
  badge: text('0.84375rem', '600', '1.3'),
  nav: {
    value: {
      ...text({ base: '0.9375rem', lg: '0.84375rem' }, '600', '1.2').value,
      letterSpacing: tracking('0.035em'),
    },
  },
};
