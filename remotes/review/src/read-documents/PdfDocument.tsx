import { useTranslation } from '@portal/platform';
import { Box, Button, Flex, Loading } from '@portal/ui';
import { useKeys } from '@portal/ui/overlay';
import { MessageSquarePlus } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Notes } from '../discuss/notes.queries.ts';
import { NewNote, ShownNote } from '../note-pages/NoteCard.tsx';
import { NotePins } from '../note-pages/NotePins.tsx';
import { usePageBoxes } from '../note-pages/page-boxes.ts';
import { useNoting } from '../note-pages/use-noting.ts';
import { useWorkspaceParts } from '../workspace-parts/workspace-context.ts';
import { signOnly } from '../workspace-parts/workspace-layout.ts';
import { DocumentToolbar } from './DocumentToolbar.tsx';
import { useOpenedDocument } from './document.queries.ts';
import type { DrawnDocument } from './drawn-document.ts';
import { NotLoaded } from './NotLoaded.tsx';
import { openPdf } from './open-pdf.browser.ts';
import { PageControls } from './PageControls.tsx';
import { pageStyles } from './page-styles.ts';
import { type Hits, type PdfView, showPdf } from './show-pdf.browser.ts';
import { Thumbnails } from './Thumbnails.tsx';

interface Props extends DrawnDocument {
  /** In the strip before and after what belongs to pages. */
  choose: ReactNode;
  save: ReactNode;
  /** Whether letters are keys now. */
  hasKeys: boolean;
  /** Of the staff; absent where none are kept. */
  notes?: Notes | undefined;
}

/** A PDF: its pages one below the other, a page to go to, a size, and a search. */
export const PdfDocument = ({ document, notShown, choose, save, hasKeys, onEnd, notes }: Props) => {
  const { t } = useTranslation('review');
  const { bytes, opened: pdf } = useOpenedDocument(document.fileKey, 'pdf', openPdf);
  const container = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<PdfView>();
  const [page, setPage] = useState(1);
  const [hits, setHits] = useState<Hits>();
  const [hasFailed, setFailed] = useState(false);
  const opened = pdf.data;
  useEffect(() => {
    if (!opened || !container.current) return;
    const ended = new AbortController();
    showPdf(container.current, opened, {
      signal: ended.signal,
      onPage: setPage,
      onHits: setHits,
    }).then(setView, () => setFailed(!ended.signal.aborted));
    return () => ended.abort();
  }, [opened]);
  useEffect(() => view?.name((number) => t('viewer.page', { page: number })), [view, t]);
  const { shown } = useWorkspaceParts();
  const asked = shown?.fileKey === document.fileKey ? shown : undefined;
  const askedPage = asked?.page;
  useEffect(() => {
    if (askedPage !== undefined) view?.goTo(askedPage);
  }, [view, askedPage, asked?.turn]);
  const noting = useNoting(document, notes);
  useKeys((event) => {
    if (event.key !== 'm' || !notes || !view) return;
    event.preventDefault();
    noting.begin(page);
  }, hasKeys);
  const reachesEnd = view !== undefined && page === opened?.numPages;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (reachesEnd) end();
  }, [reachesEnd]);
  const isDamaged = pdf.error !== null || hasFailed;
  const boxes = usePageBoxes(container, view !== undefined);
  const isShown = opened !== undefined && !isDamaged && !bytes.error;
  return (
    <>
      <DocumentToolbar>
        {choose}
        {isShown && (
          <PageControls page={page} last={opened.numPages} view={view} hits={hits} hasKeys={hasKeys} />
        )}
        {isShown && notes && (
          <Button
            size="sm"
            variant="outline"
            flexShrink="0"
            aria-label={t('notes.add')}
            onClick={() => noting.begin(page)}
          >
            <MessageSquarePlus size={16} aria-hidden />
            <Box as="span" css={signOnly}>
              {t('notes.add')}
            </Box>
          </Button>
        )}
        {save}
      </DocumentToolbar>
      {bytes.error && <NotLoaded bytes={bytes} />}
      {isDamaged && notShown('damaged')}
      {!opened && !isDamaged && !bytes.error && <Loading block>{t('viewer.loading')}</Loading>}
      {isShown && (
        <Flex flex="1" minH={{ base: '70dvh', lg: '24rem' }}>
          <Thumbnails pdf={opened} page={page} notesOn={noting.notesOn} onGo={(next) => view?.goTo(next)} />
          <Box
            as="section"
            aria-label={document.fileName}
            position="relative"
            flex="1"
            minW="0"
            css={pageStyles}
          >
            {/* Numbers, texts and pages of a document read from left to right in every language. */}
            <Box
              ref={container}
              tabIndex={0}
              dir="ltr"
              position="absolute"
              inset="0"
              overflow="auto"
              px="5"
              cursor={noting.draft && 'crosshair'}
              onClick={noting.press}
            >
              <div className="pdfViewer" />
              <NotePins
                notes={noting.here}
                draft={noting.draft}
                chosen={noting.chosen?.id}
                boxes={boxes}
                onChoose={noting.choose}
                onMove={noting.move}
              />
            </Box>
            {notes && noting.draft && (
              <NewNote spot={noting.draft} fileKey={document.fileKey} notes={notes} onClose={noting.close} />
            )}
            {notes && noting.chosen && (
              <ShownNote key={noting.chosen.id} note={noting.chosen} notes={notes} onClose={noting.close} />
            )}
          </Box>
        </Flex>
      )}
    </>
  );
};
