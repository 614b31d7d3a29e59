import { HydrateOnInteraction, lazyPart, usePreview, useTranslation } from '@portal/platform';
import { Box, Flex } from '@portal/ui';
import type { ReactNode } from 'react';
import { Footer } from '../footer/Footer.tsx';
import { Header } from '../header/Header.tsx';

const PreviewBanner = lazyPart(
  async () => (await import(/* webpackChunkName: "preview" */ '../preview/PreviewBanner.tsx')).default,
);
const FramedPreview = lazyPart(
  async () => (await import(/* webpackChunkName: "preview" */ '../preview/FramedPreview.tsx')).default,
);

/** The same at every rendering, so that it is not hydrated for one. */
const footer = <Footer withSite />;

/** A page that is still on its way leaves the footer below the window: nothing in sight moves when it comes. */
const untilTheFooter = { base: 'calc(100vh - 77px)', lg: 'calc(100vh - 134px)' };

export const PublicFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('shell');
  const { asked, isFramed } = usePreview();
  return (
    <Flex direction="column" minH="100vh">
      <Header />
      <Box
        as="main"
        id="main"
        tabIndex={-1}
        flex="1"
        minH={untilTheFooter}
        // Beside the editor there are two.
        {...(isFramed && { 'aria-label': t('preview.title') })}
      >
        {children}
      </Box>
      <HydrateOnInteraction>{footer}</HydrateOnInteraction>
      {asked && (isFramed ? <FramedPreview /> : <PreviewBanner />)}
    </Flex>
  );
};
