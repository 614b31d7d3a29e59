import { assignmentModes, decisionModes, fundStatuses } from '@portal/contracts/funds/enums';
import type { Fund } from '@portal/contracts/funds/fund.schemas';
import { compareAmounts } from '@portal/contracts/funds/money';
import { formatNumber, useTranslation } from '@portal/platform';
import {
  CheckboxField,
  ChoiceField,
  DateField,
  MoneyField,
  NumberField,
  SelectField,
  useFormContext,
  useWatch,
} from '@portal/platform/forms';
import { Card, Grid, Heading, Stack } from '@portal/ui';
import type { FundValues } from './fund-values.ts';

const pair = { base: '1fr', sm: '1fr 1fr' };

const useWholeNumber = (max: number) => {
  const { t } = useTranslation('administration');
  return (value: string): string | undefined => {
    const number = Number(value);
    const isFine = Number.isInteger(number) && number >= 1 && number <= max;
    return isFine ? undefined : t('fund.wholeNumber', { least: 1, most: max });
  };
};

/** For a field by which an open fund would close: what becomes of its drafts. */
const useStrandedDrafts = ({ isOpen, openDrafts: drafts = 0 }: Fund) => {
  const { t } = useTranslation('administration');
  const [status, opensOn, closesOn] = useWatch<FundValues, ['status', 'opensOn', 'closesOn']>({
    name: ['status', 'opensOn', 'closesOn'],
  });
  const now = new Date();
  const closes = {
    status: status !== 'OPEN',
    opensOn: new Date(`${opensOn}T00:00:00`) > now,
    closesOn: new Date(`${closesOn}T23:59:59`) <= now,
  };
  return (field: keyof typeof closes) =>
    isOpen && drafts > 0 && closes[field]
      ? { hint: t('fund.strandsDrafts', { drafts: formatNumber(drafts) }) }
      : {};
};

/** When a fund takes applications, and for how much. */
const Applying = ({ fund }: { fund: Fund }) => {
  const { t } = useTranslation('administration');
  const { getValues } = useFormContext<FundValues>();
  const strandedBy = useStrandedDrafts(fund);
  return (
    <Card as="section" padded>
      <Heading textStyle="panelTitle" mb="5">
        {t('fund.applying')}
      </Heading>
      <Stack gap="5">
        <SelectField
          name="status"
          label={t('fund.status')}
          {...strandedBy('status')}
          options={fundStatuses.map((value) => ({ value, label: t(`fundStatus.${value}`) }))}
        />
        <Grid gap="5" templateColumns={pair}>
          <DateField name="opensOn" label={t('fund.opensOn')} {...strandedBy('opensOn')} optional />
          <DateField
            name="closesOn"
            label={t('fund.closesOn')}
            {...strandedBy('closesOn')}
            optional
            validate={(value: string) =>
              value < getValues('opensOn') ? t('fund.closesBeforeOpening') : undefined
            }
          />
          <MoneyField name="minAmount" label={t('fund.minAmount')} currency={fund.currency} optional />
          <MoneyField
            name="maxAmount"
            label={t('fund.maxAmount')}
            currency={fund.currency}
            optional
            validate={(value: string) =>
              (compareAmounts(value, getValues('minAmount')) ?? 0) < 0 ? t('fund.maxBelowMin') : undefined
            }
          />
        </Grid>
        {fund.fundType === 'CREDIT_FUND' && (
          <NumberField
            name="minOwnContributionPercent"
            label={t('fund.ownContribution')}
            hint={t('fund.ownContributionHint')}
            maxW="10rem"
            optional
            validate={(value: string) => (Number(value) > 100 ? t('fund.percent') : undefined)}
          />
        )}
      </Stack>
    </Card>
  );
};

/** Who decides, and how. */
const Deciding = ({ fund }: { fund: Fund }) => {
  const { t } = useTranslation('administration');
  const reviewers = useWholeNumber(9);
  const days = useWholeNumber(180);
  return (
    <Card as="section" padded>
      <Heading textStyle="panelTitle" mb="5">
        {t('fund.deciding')}
      </Heading>
      <Stack gap="5">
        {Object.entries({ decisionMode: decisionModes, assignmentMode: assignmentModes }).map(
          ([name, modes]) => (
            <ChoiceField
              key={name}
              name={name}
              label={t(`funds.${name}`)}
              options={modes.map((value) => ({
                value,
                label: t(`${name}.${value}`),
                description: t(`${name}Hint.${value}`),
              }))}
            />
          ),
        )}
        <CheckboxField name="blindReview" label={t('fund.blindReview')} hint={t('fund.blindReviewHint')} />
        <Grid gap="5" templateColumns={pair}>
          <NumberField
            name="requiredReviewers"
            whole
            label={t('funds.requiredReviewers')}
            validate={reviewers}
          />
          <NumberField name="returnDays" whole label={t('fund.returnDays')} validate={days} />
          <NumberField name="returnGraceDays" whole label={t('fund.returnGraceDays')} validate={days} />
          <MoneyField
            name="secondPersonAbove"
            label={t('fund.secondPersonAbove')}
            hint={t('fund.secondPersonHint')}
            currency={fund.currency}
            optional
          />
          <MoneyField
            name="secondSignOffAbove"
            label={t('funds.secondSignOffAbove')}
            hint={t('fund.secondSignOffHint')}
            currency={fund.currency}
            optional
          />
        </Grid>
      </Stack>
    </Card>
  );
};

export const FundRules = ({ fund }: { fund: Fund }) => (
  <>
    <Applying fund={fund} />
    {fund.settings && <Deciding fund={fund} />}
  </>
);
