/**
 * The version of the interface. The minor number grows with every released addition; only a new
 * major number may take something away (see docs/adr/0016).
 */
export const contractVersion = '1.1.0';
