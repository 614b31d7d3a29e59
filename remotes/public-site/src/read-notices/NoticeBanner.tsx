import { dismissedMark, typesetAll, useTranslation } from '@portal/platform';
import { Box, Flex, IconButton, PageContainer } from '@portal/ui';
import { Info, TriangleAlert, X } from 'lucide-react';
import { markOf } from '../content-page/text-in-language.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { dismiss } from './dismissed-notices.ts';
import type { ShownNotice } from './notices-on.ts';

const looks = {
  INFO: { palette: 'indigo', icon: Info },
  WARNING: { palette: 'marigold', icon: TriangleAlert },
} as const;

const leave = (id: string): void => {
  dismiss(id);
  // The button is gone: who uses a keyboard goes on where the page begins.
  document.getElementById('main')?.focus({ preventScroll: true });
};

/** One notice over the whole width, until it is put away. */
export function NoticeBanner({ lang, notice }: ShownNotice) {
  const { t, i18n } = useTranslation('public-site');
  const { palette, icon: Icon } = looks[notice.tone];
  return (
    <Box
      role="note"
      aria-label={t('notices.label')}
      data-notice={notice.id}
      data-print="hide"
      colorPalette={palette}
      bg="colorPalette.subtle"
      borderBottomWidth="1px"
      css={{ [`html[data-${dismissedMark}~="${notice.id}"] &`]: { display: 'none' } }}
    >
      <PageContainer>
        <Flex py="2" gap="3" alignItems="flex-start">
          <Box color="colorPalette.fg" pt="2" flexShrink="0">
            <Icon size={22} strokeWidth={1.75} aria-hidden />
          </Box>
          <Box
            flex="1"
            minW="0"
            py="1.5"
            {...markOf({ lang, isFallback: lang !== i18n.language })}
            css={{ '& > *': { maxW: 'none' } }}
          >
            <RichText blocks={typesetAll(notice.text, lang)} under={2} />
          </Box>
          <IconButton aria-label={t('notices.dismiss')} onClick={() => leave(notice.id)}>
            <X size={20} aria-hidden />
          </IconButton>
        </Flex>
      </PageContainer>
    </Box>
  );
}
