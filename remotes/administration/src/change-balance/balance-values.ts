import type { BalanceProcess } from '@portal/contracts/funds/enums';
import type { Fund, UpdateFundBalance } from '@portal/contracts/funds/fund.schemas';
import { fromMinor, toMinor } from '@portal/contracts/funds/money';
import type { UploadedFile } from '@portal/platform';

export const nothing = {
  process: '' as BalanceProcess | '',
  /** Only for an adjustment, which can go both ways. */
  direction: 'UP' as 'UP' | 'DOWN',
  amount: '',
  reference: '',
  counterparty: '',
  note: '',
  /** Only for a disbursement: the approved application that is paid. */
  applicationId: '',
  attachment: [] as UploadedFile[],
  /** The row of the history that an adjustment puts right. */
  reversesId: '',
};

export type BalanceValues = typeof nothing;

/** What the address of the form says of a row to put right: its id, and its amount with its sign. */
export const reversalIn = (search: string): Partial<BalanceValues> => {
  const query = new URLSearchParams(search);
  const [id, amount] = [query.get('reverses'), query.get('amount')];
  if (id === null || amount === null || toMinor(amount) === undefined) return {};
  return {
    reversesId: id,
    process: 'ADJUSTMENT',
    direction: amount.startsWith('-') ? 'UP' : 'DOWN',
    amount: amount.replace('-', ''),
  };
};

const isDown = ({ process, direction }: BalanceValues): boolean =>
  process === 'DISBURSEMENT' || (process === 'ADJUSTMENT' && direction === 'DOWN');

/** What the balance would be afterwards, as a decimal string; undefined while the amount is none. */
export const balanceAfter = (values: BalanceValues, balance: string): string | undefined => {
  const [now, change] = [toMinor(balance), toMinor(values.amount)];
  if (now === undefined || change === undefined) return undefined;
  return fromMinor(isDown(values) ? now - change : now + change);
};

/** Whether more would go out than is available; what is paid on an application comes out of its commitment. */
export const takesTooMuch = (values: BalanceValues, available: string): boolean => {
  const { process, applicationId, reversesId } = values;
  const isOfApplication = (process === 'DISBURSEMENT' && applicationId !== '') || reversesId !== '';
  return isDown(values) && !isOfApplication && balanceAfter(values, available)?.startsWith('-') === true;
};

/** The body of the call. Only an adjustment carries its sign; a disbursement is positive and goes out. */
export const toBody = (
  values: BalanceValues,
  process: BalanceProcess,
  fund: Pick<Fund, 'fundId' | 'currency' | 'rowVersion'>,
): UpdateFundBalance => {
  const sign = process === 'ADJUSTMENT' && values.direction === 'DOWN' ? '-' : '';
  const counterparty = values.counterparty.trim();
  const note = values.note.trim();
  const file = values.attachment[0];
  return {
    fundId: fund.fundId,
    rowVersion: fund.rowVersion,
    process,
    amount: { amount: `${sign}${values.amount}`, currency: fund.currency },
    reference: values.reference.trim(),
    ...(counterparty && { counterparty }),
    ...(note && { note }),
    ...(process === 'DISBURSEMENT' && values.applicationId && { applicationId: values.applicationId }),
    ...(file && { attachmentFileKey: file.fileKey }),
    ...(process === 'ADJUSTMENT' && values.reversesId && { reversesId: values.reversesId }),
  };
};
