/** Whether one of the texts has the wanted words in it, whatever their case and accents; no words find everything. */
export const isFound = (wanted: string, ...texts: readonly string[]): boolean => {
  const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();
  const words = plain(wanted).trim();
  return texts.some((text) => plain(text).includes(words));
};
