import type { Money } from '@portal/contracts/funds/money';

/** `USD 200,000` as on the pages: comma thousands in every language, cents only where there are any. */
export const formatMoney = ({ amount, currency }: Money): string => {
  const [whole = '0', decimals = ''] = amount.split('.');
  const cents = /^0*$/.test(decimals) ? '' : `.${decimals.padEnd(2, '0')}`;
  return `${currency}\u00a0${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}${cents}`;
};
