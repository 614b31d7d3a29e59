export const grouped = (whole: string): string => whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Comma thousands and Latin digits in every language; decimals as they come. */
export const formatNumber = (value: number | string): string => {
  const [whole = '', decimals] = String(value).split('.');
  return decimals === undefined ? grouped(whole) : `${grouped(whole)}.${decimals}`;
};
