import { localise, TextLink, useContent } from '@portal/platform';
import type { FooterColumn } from '@portal/platform/area';
import { Box, edgeInForcedColors, Grid, PageContainer, PhoneDrawing, Text } from '@portal/ui';
import { Brand } from '../brand/Brand.tsx';
import { useContributions } from '../navigation/contributions.ts';

/** A heading that editors changed stands before the one of the release. */
const useHeading = () => {
  const { data } = useContent('footer');
  const edited = new Map([
    ['assistance', data?.assistance],
    ['compliance', data?.compliance],
    ['stay-in-touch', data?.stayInTouch],
  ]);
  return ({ id, heading }: FooterColumn) => edited.get(id) ?? localise(heading);
};

/** The first part of the footer: who this is, its links under their headings, and the phone line. */
export const SiteLinks = () => {
  const { footer } = useContributions();
  const { data, lang } = useContent('footer');
  const headingOf = useHeading();
  const last = footer.at(-1);
  return (
    <Box bg="bg.brand" color="fg.onBrand" css={edgeInForcedColors}>
      <PageContainer pt={{ base: '12', lg: '16' }} pb={{ base: '6', lg: '12' }}>
        <Grid
          templateColumns={{
            base: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))',
            sm: '1fr 1fr',
            md: '2fr 1fr 1fr 1fr',
          }}
          gap="8"
        >
          <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
            <Brand onBrand />
            <Text mt="4" maxW="360px" minH="12" fontSize="sm" color="fg.onBrandMuted" lang={lang}>
              {data?.tagline}
            </Text>
          </Box>
          {footer.map((column) => (
            <Box key={column.id} as="nav" aria-labelledby={`footer-${column.id}`}>
              <Box
                as="h2"
                id={`footer-${column.id}`}
                textStyle="body"
                fontFamily="heading"
                fontWeight="650"
                color="marigold.300"
              >
                {headingOf(column)}
              </Box>
              <Box as="ul" mt="2" listStyleType="none">
                {column.links.map(({ to, label }) => (
                  <Box as="li" key={to}>
                    <TextLink to={to} tone="onBrand" display="inline-block" py="2">
                      {localise(label)}
                    </TextLink>
                  </Box>
                ))}
              </Box>
              {column === last && (
                <Text mt="2" fontSize="0.875rem" color="fg.onBrandMuted" lang={lang}>
                  {data?.stayInTouchNote}
                </Text>
              )}
            </Box>
          ))}
        </Grid>
        <Box mt="8">
          <PhoneDrawing />
        </Box>
      </PageContainer>
    </Box>
  );
};
