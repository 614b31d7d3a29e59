import type { SectionKey } from '@portal/contracts/content/keys';
import type { SectionContents } from '@portal/contracts/content/sections';
import { ButtonLink, useContent, useTranslation } from '@portal/platform';
import { Box, Empty, FailedArea, Loading, PageContainer, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { markOf } from './text-in-language.tsx';

interface SectionContentProps<K extends SectionKey> {
  section: K;
  /** Stands where the page will be, in its size; says nothing. Default: the place of a head. */
  skeleton?: ReactNode;
  /** Of the title of a gap: 2 where the page has its own. */
  level?: 1 | 2;
  children: (data: SectionContents[K]) => ReactNode;
}

/** The place of a page's head. */
const headPlace = <Box bg="bg.brand" h={{ base: '230px', lg: '252px' }} aria-hidden />;

/** Shows a section of the content, or that it is loading, missing or failed to load. */
export function SectionContent<K extends SectionKey>({
  section,
  skeleton = headPlace,
  level = 1,
  children,
}: SectionContentProps<K>) {
  const { t } = useTranslation('public-site');
  const content = useContent(section);
  if (content.data !== undefined) return <Box {...markOf(content)}>{children(content.data)}</Box>;
  if (content.loading) {
    return (
      <Stack gap="0" minH="100vh">
        {skeleton}
        <PageContainer py="6">
          <Loading />
        </PageContainer>
      </Stack>
    );
  }
  return (
    <PageContainer py={{ base: '14', lg: '22' }} minH="60vh">
      {content.error === null ? (
        <Empty title={t('content.empty')} level={level} />
      ) : (
        <FailedArea
          title={t('content.failed')}
          level={level}
          retryLabel={t('content.retry')}
          onRetry={() => void content.refresh()}
          actions={
            <ButtonLink to="/" variant="ghost" size="sm">
              {t('notFound.home')}
            </ButtonLink>
          }
        >
          {content.error}
        </FailedArea>
      )}
    </PageContainer>
  );
}
