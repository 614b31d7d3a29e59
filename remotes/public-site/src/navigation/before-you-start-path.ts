import type { FundType } from '@portal/contracts/funds/enums';
import { paths } from './paths.ts';

/** What the form of a fund needs; apart from the other addresses, which the home page loads. */
export const beforeYouStartPath = (type: FundType): string => `${paths.fund(type)}/before-you-start`;
