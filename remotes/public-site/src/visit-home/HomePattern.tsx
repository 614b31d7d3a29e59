import type { HomeContent } from '@portal/contracts/content/home';
import { lazyPart } from '@portal/platform';
import { Box, Flex, PageContainer, Text } from '@portal/ui';
import phone from '../pattern/home-phone.svg';
import wide from '../pattern/home-wide.svg';
import { numbersWithFile } from '../pattern/numbers-with-file.ts';

/** An ornament: where it does not come its place stays empty. */
const PatternInBrowser = lazyPart(
  async () => (await import(/* webpackChunkName: "drawn-pattern" */ './PatternInBrowser.tsx')).default,
);

/** Keeps the pattern's place: 54 tiles by 6, and 27 by 8 on a phone. */
export const patternHeight = {
  w: 'full',
  aspectRatio: { base: '27 / 8', sm: '54 / 6' },
  overflow: 'hidden',
  _rtl: { scale: '-1 1' },
} as const;

interface HomePatternProps {
  cloth: HomeContent['hero']['cloth'];
  figures: HomeContent['figures'];
}

const figureOf = (figures: HomeContent['figures'], key: 'SIGNATORIES' | 'DEPOSITED') =>
  figures.find((figure) => figure.key === key)?.value;

/** The first sentence is the claim, the rest explains it. */
const parts = (text: string) => /^(.*?[.。؟!])\s+(.*)$/s.exec(text)?.slice(1) ?? [text, ''];

/** One strip for each signatory, woven to the end where the instrument is deposited. */
export function HomePattern({ cloth, figures }: HomePatternProps) {
  const strips = figureOf(figures, 'SIGNATORIES') ?? numbersWithFile.strips;
  const woven = figureOf(figures, 'DEPOSITED') ?? numbersWithFile.woven;
  const isDrawn = strips === numbersWithFile.strips && woven === numbersWithFile.woven;
  const [claim, rest] = parts(cloth.strips);
  return (
    <Box as="figure">
      <Box {...patternHeight} css={{ '& img, & svg': { display: 'block', w: 'full', h: 'full' } }}>
        {isDrawn ? (
          <picture>
            <source media="(min-width: 640px)" srcSet={wide} width={1296} height={144} />
            <img loading="lazy" src={phone} alt="" width={648} height={192} />
          </picture>
        ) : (
          <PatternInBrowser strips={strips} woven={woven} />
        )}
      </Box>
      <PageContainer as="figcaption" pt="3.5" pb="5" textStyle="hint">
        <Flex
          justifyContent="space-between"
          flexDirection={{ base: 'column', lg: 'row' }}
          columnGap="8"
          rowGap="2"
        >
          <Text color="fg.onBrandMuted">
            <Text as="strong" color="fg.onBrand" fontWeight="bold">
              {claim}
            </Text>{' '}
            {rest}
          </Text>
          <Text color="fg.onBrandMuted">{cloth.woven}</Text>
        </Flex>
      </PageContainer>
    </Box>
  );
}
