export interface TypedReceipt {
  number: string;
  sha256: string;
}

/** What the code on a printed receipt brings along: `#number=…&sha256=…`. */
export const receiptInLink = (hash: string): TypedReceipt | undefined => {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const [number, sha256] = [given.get('number') ?? '', given.get('sha256') ?? ''];
  return number !== '' && sha256 !== '' ? { number, sha256 } : undefined;
};
