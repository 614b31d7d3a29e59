import { Link as RouterLink, useTranslation } from '@portal/platform';
import { Box, Grid, Heading, PageContainer, Stack } from '@portal/ui';
import { type ReactNode, useId } from 'react';
import { useSectionInView } from './use-section-in-view.ts';

interface PageSection {
  anchor: string;
  title: string;
}

const entry = {
  display: 'block',
  py: { base: '2', lg: '2.5' },
  color: { base: 'fg.link', lg: 'fg.muted' },
  textDecoration: { base: 'underline', lg: 'none' },
  textUnderlineOffset: '3px',
  ps: { base: '0', lg: '4' },
  borderInlineStartWidth: { base: '0', lg: '3px' },
  borderColor: { base: 'border', _highContrast: 'Canvas' },
  _hover: { color: 'fg' },
  '&[aria-current]': { lg: { color: 'fg', fontWeight: 'semibold', borderColor: 'brand.solid' } },
} as const;

/** The contents of the page; from 1024 px it stays in sight and marks the section being read. */
function OnThisPage({ sections }: { sections: readonly PageSection[] }) {
  const { t } = useTranslation('public-site');
  const title = useId();
  const current = useSectionInView(sections.map(({ anchor }) => anchor));
  return (
    <Box
      as="nav"
      aria-labelledby={title}
      bg={{ base: 'bg.surface', lg: 'transparent' }}
      borderWidth={{ base: '1px', lg: '0' }}
      borderRadius="lg"
      p={{ base: '5', lg: '0' }}
      data-print="hide"
    >
      <Heading id={title} fontSize="sm" mb={{ base: '1', lg: '1.5' }}>
        {t('onThisPage')}
      </Heading>
      <Box as="ul" listStyleType="none">
        {sections.map((section) => (
          <li key={section.anchor}>
            <Box asChild css={entry} {...(section.anchor === current && { 'aria-current': 'location' })}>
              <RouterLink to={`#${section.anchor}`}>{section.title}</RouterLink>
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

interface ReadingPageProps {
  sections: readonly PageSection[];
  /** Below the contents, where there is a side; a phone goes straight to the text. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Contents at the side, text of a readable measure beside them. */
export const ReadingPage = ({ sections, aside, children }: ReadingPageProps) => (
  <PageContainer py={{ base: '8', lg: '16' }}>
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '264px minmax(0, 800px)' }}
      columnGap="18"
      rowGap="8"
    >
      <Box>
        <Stack gap="8" position={{ lg: 'sticky' }} top={{ lg: '6' }}>
          <OnThisPage sections={sections} />
          <Box hideBelow="lg">{aside}</Box>
        </Stack>
      </Box>
      <Stack gap={{ base: '14', lg: '16' }} pb={{ base: '6', lg: '10' }} minW="0">
        {children}
      </Stack>
    </Grid>
  </PageContainer>
);
