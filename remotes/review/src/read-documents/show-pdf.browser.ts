import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Fills the width of the viewer, or is a share of the size on paper. */
export type Zoom = 'page-width' | '0.75' | '1' | '1.25' | '1.5' | '2';

/** Hits of a search: the one that is framed, from 1, of all. */
export interface Hits {
  current: number;
  total: number;
}

interface Options {
  /** Ends the view. */
  signal: AbortSignal;
  onPage: (page: number) => void;
  onHits: (hits: Hits) => void;
}

export interface PdfView {
  /** Says how each page is called. */
  name: (nameOf: (page: number) => string) => void;
  goTo: (page: number) => void;
  zoom: (zoom: Zoom) => void;
  /** Frames the first hit; again with the same words the next or the one before. */
  find: (searched: string, direction?: 'next' | 'previous') => void;
}

/** The library's own texts are not used: pages are named here, and nothing else of it is shown. */
const noTexts = {
  getLanguage: () => 'en',
  getDirection: () => 'ltr',
  get: async () => '',
  translate: async () => {},
  translateOnce: async () => {},
  destroy: async () => {},
  pause: () => {},
  resume: () => {},
};

/**
 * Shows all pages of a document one below the other, each drawn when it comes near, with its text above the
 * picture. Links and forms of the file are not shown, scripts are never run.
 * @param container absolutely positioned, with one child that takes the pages
 */
export const showPdf = async (
  container: HTMLDivElement,
  pdf: PDFDocumentProxy,
  { signal, onPage, onHits }: Options,
): Promise<PdfView> => {
  const { AnnotationMode, AnnotationEditorType } = await import(/* webpackChunkName: "pdf" */ 'pdfjs-dist');
  const { EventBus, PDFFindController, PDFLinkService, PDFViewer } = await import(
    /* webpackChunkName: "pdf-viewer" */ 'pdfjs-dist/web/pdf_viewer.mjs'
  );
  signal.throwIfAborted();
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({ eventBus });
  const findController = new PDFFindController({ eventBus, linkService });
  const options = {
    container,
    eventBus,
    linkService,
    findController,
    // The class that it is typed as has private parts.
    l10n: noTexts as unknown as NonNullable<ConstructorParameters<typeof PDFViewer>[0]['l10n']>,
    annotationMode: AnnotationMode.DISABLE,
    annotationEditorMode: AnnotationEditorType.DISABLE,
    enableAutoLinking: false,
    // Known to the viewer, not to its types.
    abortSignal: signal,
  };
  const viewer = new PDFViewer(options);
  linkService.setViewer(viewer);
  let zoom: Zoom = 'page-width';
  let wanted: number | undefined;
  /** Not while it is hidden, as on a phone that shows the scores: what stands nowhere cannot be scrolled to. */
  const isLaidOut = (): boolean => !signal.aborted && container.clientWidth > 0 && viewer.pagesCount > 0;
  const layOut = (): void => {
    if (!isLaidOut()) return;
    viewer.currentScaleValue = zoom;
    if (wanted !== undefined) viewer.currentPageNumber = wanted;
    wanted = undefined;
  };
  let nameOf: (page: number) => string = String;
  const namePages = (): void => {
    for (const page of container.querySelectorAll<HTMLElement>('.page'))
      page.setAttribute('aria-label', nameOf(Number(page.dataset.pageNumber)));
  };
  eventBus.on('pagesinit', () => {
    layOut();
    namePages();
  });
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => onPage(pageNumber));
  for (const event of ['updatefindmatchescount', 'updatefindcontrolstate'])
    eventBus.on(event, ({ matchesCount }: { matchesCount: Hits }) => onHits(matchesCount));
  const width = new ResizeObserver(layOut);
  width.observe(container);
  viewer.setDocument(pdf);
  linkService.setDocument(pdf);
  const end = (): void => {
    width.disconnect();
    viewer.cleanup();
  };
  signal.addEventListener('abort', end, { once: true });
  let searched = '';
  return {
    name: (next) => {
      nameOf = next;
      namePages();
    },
    goTo: (page) => {
      if (page < 1 || page > pdf.numPages) return;
      if (isLaidOut()) viewer.currentPageNumber = page;
      else wanted = page;
    },
    zoom: (next) => {
      zoom = next;
      layOut();
    },
    find: (asked, direction = 'next') => {
      eventBus.dispatch('find', {
        source: container,
        type: asked === searched ? 'again' : '',
        query: asked,
        caseSensitive: false,
        entireWord: false,
        matchDiacritics: false,
        highlightAll: true,
        findPrevious: direction === 'previous',
      });
      searched = asked;
    },
  };
};
