import { roleMay } from '@portal/contracts';
import type { FundType } from '@portal/contracts/funds/enums';
import { useSession, useTranslation } from '@portal/platform';
import { standingOf } from '../live-funds/FundStatusText.tsx';
import { useFund } from '../live-funds/funds.queries.ts';
import { useFormatMoment } from '../live-funds/use-format-moment.ts';
import { elsewhere } from '../navigation/paths.ts';

export interface Start {
  fundId: string | undefined;
  /** Where the form begins; absent while it is not known and when there is a hindrance. */
  to?: string;
  /** For a visitor: where an account is made first. */
  register?: string;
  /** A sentence that says why there is no way in. */
  hindrance?: string;
}

/** The way into the form of a fund for the person at the page: signed out, over the sign-in and back. */
export const useStart = (type: FundType): Start => {
  const { t } = useTranslation('public-site');
  const formatMoment = useFormatMoment();
  const { fund, isPending } = useFund(type);
  const { status, user } = useSession();
  if (fund === undefined) {
    return { fundId: undefined, ...(!isPending && { hindrance: t('start.unknown') }) };
  }
  const { fundId, opensAt } = fund;
  const standing = standingOf(fund);
  if (standing !== 'open') {
    const date = opensAt === null ? '' : formatMoment(opensAt);
    return { fundId, hindrance: t(`start.${standing}`, { date }) };
  }
  const form = elsewhere.application(fundId);
  if (status === 'signed-out')
    return { fundId, to: elsewhere.signIn(form), register: elsewhere.register(form) };
  if (user !== null && !roleMay(user.role, 'application.create')) {
    return { fundId, hindrance: t('start.notForRole') };
  }
  return { fundId, to: form };
};
