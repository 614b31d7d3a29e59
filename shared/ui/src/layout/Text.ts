import { chakra } from '@chakra-ui/react';

/** `textStyle` picks the size: sectionTitle, cardTitle, panelTitle, display, publicTitle. */
export const Heading = chakra('h2', { base: { textStyle: 'sectionTitle' } });
/** What the page is about; one on each. */
export const PageTitle = chakra('h1', { base: { textStyle: 'pageTitle' } });
export const Text = chakra('p');
/** Beside what it says more about: a date, an address, who did it. */
export const MetaText = chakra('p', { base: { textStyle: 'meta', color: 'fg.muted' } });
/** Explains what stands above it or what to do next. */
export const HintText = chakra('p', { base: { textStyle: 'hint', color: 'fg.muted' } });
export const Separator = chakra('hr', { base: { borderTopWidth: '1px', w: 'full' } });
/** Grey block in the final layout; says nothing and does not shimmer. Put one `Loading` beside the group. */
export const Skeleton = chakra(
  'div',
  { base: { bg: 'bg.muted', borderRadius: 'sm', minH: '4' } },
  { defaultProps: { 'aria-hidden': true } },
);
