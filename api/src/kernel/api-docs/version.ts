/** The minor number grows with every addition; only a new major number takes something away (docs/adr/0016). */
export const contractVersion = '1.1.0';
