import type { Answers } from '@portal/contracts/applications/answers.schema';
import { fromMinor, sumAmounts, toMinor } from '@portal/contracts/funds/money';
import {
  type Asked,
  amountWithin,
  lower,
  needed,
  neededAmount,
  neededChapter,
  neededDay,
  neededEmail,
  neededList,
  neededPastDay,
  neededPastYear,
  neededPhone,
  numberWithin,
  optional,
  wrongOnly,
} from './check-question.ts';
import type { FormContext } from './form-context.ts';

export type LossLine = NonNullable<NonNullable<Answers['loss']>['lossLines']>[number];

export const focalPointAsked = (a: Answers['organisation'] = {}): Asked[] => [
  needed('focalPoint.name', a.focalPoint?.name),
  needed('focalPoint.title', a.focalPoint?.title),
  neededEmail('focalPoint.email', a.focalPoint?.email),
  neededPhone('focalPoint.phone', a.focalPoint?.phone),
];

export const reformAsked = (a: Answers['project'] = {}): Asked[] => [
  needed('reformProgramme', a.reformProgramme),
];

/** Imports times the fall of the rate (percentages), rounded down; undefined while a part is missing. */
export const computedLineLoss = (line: LossLine): string | undefined => {
  const imports = toMinor(line.importsValue ?? '');
  if (imports === undefined || typeof line.rateBefore !== 'number' || typeof line.rateAfter !== 'number')
    return undefined;
  const fall = Math.round((line.rateBefore - line.rateAfter) * 100);
  return fall <= 0 ? '0.00' : fromMinor((imports * BigInt(fall)) / 10_000n);
};

/** The most that may be claimed: the sum of the lines, each as computed or as the applicant lowered it. */
export const computedLoss = (lines: readonly LossLine[]): string =>
  sumAmounts(lines.map((line) => lower(computedLineLoss(line), line.loss)));

/** The questions of one line, as the form asks them. */
export const lossLineAsked = (line: LossLine, index: number): Asked[] => {
  const field = (name: string) => `lossLines.${index}.${name}`;
  return [
    neededChapter(field('hsChapter'), line.hsChapter),
    neededAmount(field('importsValue'), line.importsValue),
    numberWithin(field('rateBefore'), line.rateBefore, 0, 1000),
    numberWithin(field('rateAfter'), line.rateAfter, 0, 1000),
    optional(amountWithin(field('loss'), line.loss, { max: computedLineLoss(line) }), line.loss),
  ];
};

const tariffLossAsked = (a: NonNullable<Answers['loss']>): Asked[] => {
  const lines = a.lossLines ?? [];
  const periodEnd = neededDay('claimPeriodTo', a.claimPeriodTo);
  const endsBefore = (a.claimPeriodTo ?? '') < (a.claimPeriodFrom ?? '');
  return [
    needed('tariffScheduleCategory', a.tariffScheduleCategory),
    neededPastYear('baselineYear', a.baselineYear),
    neededAmount('baselineTariffRevenue', a.baselineTariffRevenue),
    neededDay('claimPeriodFrom', a.claimPeriodFrom),
    periodEnd.issue === undefined && endsBefore ? { field: 'claimPeriodTo', issue: 'not_after' } : periodEnd,
    neededAmount('observedTariffRevenue', a.observedTariffRevenue),
    neededList('lossLines', lines),
    ...wrongOnly(lines.flatMap(lossLineAsked)),
    amountWithin('lossClaimed', a.lossClaimed, { max: computedLoss(lines) }),
    needed('method', a.method),
  ];
};

const requestedAsked = (a: NonNullable<Answers['loss']>, { rules }: FormContext): Asked =>
  amountWithin('amountRequested', a.amountRequested, {
    min: rules.minAmount?.amount,
    max: lower(rules.maxAmount?.amount, a.supportType === 'TARIFF_REVENUE_LOSS' ? a.lossClaimed : undefined),
  });

export const lossAsked = (a: Answers['loss'] = {}, context: FormContext): Asked[] => [
  needed('supportType', a.supportType),
  requestedAsked(a, context),
  neededPastDay('ratificationDepositedOn', a.ratificationDepositedOn),
  optional(neededPastDay('tariffScheduleGazettedOn', a.tariffScheduleGazettedOn), a.tariffScheduleGazettedOn),
  ...(a.supportType === 'TARIFF_REVENUE_LOSS' ? tariffLossAsked(a) : []),
];
