import type { PDFDocumentProxy } from 'pdfjs-dist';

/**
 * Opens a PDF. The library comes with the first document, not with the workspace. Nothing in the file may
 * run: forms of the XFA kind are off, pages are drawn only.
 * @throws when the bytes are no readable PDF
 */
export const openPdf = async (bytes: Uint8Array): Promise<PDFDocumentProxy> => {
  const pdf = await import(/* webpackChunkName: "pdf" */ 'pdfjs-dist');
  pdf.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;
  // The worker takes the bytes over, so it gets its own copy.
  return pdf.getDocument({ data: bytes.slice(), enableXfa: false }).promise;
};
