import { chakra } from '@chakra-ui/react';

/** `textStyle` picks the size: sectionTitle, cardTitle, panelTitle, display, publicTitle. */
export const Heading = chakra('h2', { base: { textStyle: 'sectionTitle' } });
/** What the page is about; one on each. */
export const PageTitle = chakra('h1', { base: { textStyle: 'pageTitle' } });
export const Text = chakra('p');
export const Separator = chakra('hr', { base: { borderTopWidth: '1px', w: 'full' } });
/** Grey block in the final layout; says nothing and does not shimmer. Put one `Loading` beside the group. */
export const Skeleton = chakra(
  'div',
  { base: { bg: 'bg.muted', borderRadius: 'sm', minH: '4' } },
  { defaultProps: { 'aria-hidden': true } },
);
