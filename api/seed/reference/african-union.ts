import type { Rec } from '@portal/contracts/funds/enums';

/** The day to which membership, signature and ratification refer. */
export const asOf = '2025-02-28';

/** The 48 states that had deposited their instrument by then. */
export const stateParties =
  'AO BF BI BW CD CF CG CI CM CV DJ DZ EG EH ET GA GH GM GN GQ GW KE KM LR LS MA ML MR MU MW MZ NA NE NG RW SC SL SN ST SZ TD TG TN TZ UG ZA ZM ZW';

/** Signed, not deposited. */
export const signatories = 'BJ LY MG SD SO SS';

/** Member of the African Union that has not signed. */
export const nonSignatories = 'ER';

/** Least developed countries of the United Nations list, here and elsewhere. */
export const leastDeveloped =
  'AF AO BD BF BI BJ CD CF DJ ER ET GM GN GW HT KH KI KM LA LR LS MG ML MM MR MW MZ NE NP RW SB SD SL SN SO SS TD TG TL TV TZ UG YE ZM';

/** The six with 15 years for the first 90% of tariff lines. */
export const groupOfSix = 'ET MG MW SD ZM ZW';

/** Members of the communities, without states that had left by `asOf`. */
export const communities: Record<Rec, string> = {
  EAC: 'BI CD KE RW SO SS TZ UG',
  ECOWAS: 'BJ CI CV GH GM GN GW LR NG SL SN TG',
  COMESA: 'BI CD DJ EG ER ET KE KM LY MG MU MW RW SC SD SO SZ TN UG ZM ZW',
  SADC: 'AO BW CD KM LS MG MU MW MZ NA SC SZ TZ ZA ZM ZW',
  ECCAS: 'AO BI CD CF CG CM GA GQ RW ST TD',
  IGAD: 'DJ ER ET KE SD SO SS UG',
  AMU: 'DZ LY MA MR TN',
  CEN_SAD: 'BF BJ CF CI DJ EG ER GH GM GW KM LY MA ML MR NE NG SD SL SN SO TD TG TN',
};
