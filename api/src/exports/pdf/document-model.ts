/** One label with its value; a value may have several lines. */
export interface PdfEntry {
  label: string;
  value: string;
}

export interface PdfTable {
  heading: string;
  columns: string[];
  rows: string[][];
}

export interface PdfSection {
  heading: string;
  entries: PdfEntry[];
  tables: PdfTable[];
}

/** All that is drawn; plain data, so that it can be handed to a worker. */
export interface PdfDocument {
  title: string;
  subtitle: string;
  /** At the foot of every page, before its number. */
  footer: string;
  /** Fixed, so that the same content gives the same file. ISO instant. */
  createdAt: string;
  sections: PdfSection[];
}
