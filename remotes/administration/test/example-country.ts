import type { Country } from '@portal/contracts/funds/reference';

const named = (name: string) => ({ en: name, fr: name, pt: name, ar: name, es: name, sw: name });

const member = (code: string, code3: string, name: string): Country => ({
  code,
  code3,
  name,
  names: named(name),
  dialCode: '+000',
  currency: 'XXX',
  isAuMember: true,
  afcftaStatus: 'STATE_PARTY',
  ratificationDepositedOn: null,
  isLdc: false,
  isG6: false,
  recs: [],
  isEnabled: true,
  asOf: '2026-01-01',
});

export const ghana = member('GH', 'GHA', 'Ghana');
export const nigeria = member('NG', 'NGA', 'Nigeria');
