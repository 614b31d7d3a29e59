import { computedLineLoss } from '@portal/application-form/base-fund';
import { completeBase, completeCredit } from '@portal/application-form/complete-example';
import type { Answers } from '@portal/contracts/applications/answers.schema';
import { compareAmounts, fromMinor, percentOf, sumAmounts, toMinor } from '@portal/contracts/funds/money';
import type { SeedContext, SeedPerson } from '../../kernel/demo/seeder.ts';
import type { ExampleOutline } from './example-outline.ts';

/** Who applies, as an application shows it. */
export type ExampleApplicant = Omit<SeedPerson, 'id' | 'role' | 'language'>;

const neighbours = ['GH', 'KE', 'RW', 'SN', 'ZM', 'CI', 'TZ', 'NG'];

const marketsOf = (home: string, context: SeedContext): string[] => {
  const others = neighbours.filter((code) => code !== home);
  const start = context.int(0, others.length - 3);
  return others.slice(start, start + 3);
};

const whole = (units: number): string => fromMinor(BigInt(Math.round(units)) * 100n);
const minus = (a: string, b: string): string => fromMinor((toMinor(a) ?? 0n) - (toMinor(b) ?? 0n));

const organisationOf = (person: ExampleApplicant, context: SeedContext) => ({
  name: person.organisation,
  registrationNumber: `${person.countryCode}-${context.int(10_000, 99_999)}`,
  countryCode: person.countryCode,
  city: person.city,
  address: `${context.int(1, 90)} Harbour Road`,
  website: 'https://organisation.example',
});

const projectOf = (outline: ExampleOutline, person: ExampleApplicant, context: SeedContext) => ({
  projectTitle: outline.title,
  summary: outline.summary,
  sector: outline.sector,
  countryCode: person.countryCode,
  beneficiaryCountries: [person.countryCode, ...marketsOf(person.countryCode, context)],
  city: person.city,
  startDate: context.daysAfter(90 - outline.sent).slice(0, 10),
  durationMonths: context.int(12, 36),
});

const chapters = ['07', '11', '15', '19', '52', '63', '72', '84'];

const lossLines = (context: SeedContext) =>
  chapters.slice(0, context.int(5, 8)).map((hsChapter) => {
    const rateBefore = context.pick([35, 25, 20, 15, 10]);
    const rateAfter = rateBefore - context.pick([3, 5, 6, 8]);
    const line = { hsChapter, importsValue: whole(context.int(3000, 12_000) * 1000), rateBefore, rateAfter };
    return { ...line, loss: computedLineLoss(line) ?? '0.00' };
  });

const lossOf = (outline: ExampleOutline, context: SeedContext): NonNullable<Answers['loss']> => {
  const common = { ratificationDepositedOn: '2019-04-29', tariffScheduleGazettedOn: '2021-07-01' };
  if (outline.support !== 'TARIFF_REVENUE_LOSS')
    return {
      ...common,
      supportType: outline.support ?? 'TECHNICAL_ASSISTANCE',
      amountRequested: whole(outline.amount ?? 0),
    };
  const lines = lossLines(context);
  const claimed = sumAmounts(lines.map((line) => line.loss));
  const baseline = whole(context.int(40, 90) * 1_000_000);
  const year = Number(context.daysBefore(outline.sent + 300).slice(0, 4));
  return {
    ...common,
    supportType: outline.support,
    amountRequested: claimed,
    tariffScheduleCategory: context.pick(['NON_LDC', 'LDC'] as const),
    baselineYear: 2021,
    baselineTariffRevenue: baseline,
    claimPeriodFrom: `${year}-01-01`,
    claimPeriodTo: `${year}-12-31`,
    observedTariffRevenue: minus(baseline, claimed),
    lossLines: lines,
    lossClaimed: claimed,
    method:
      'Imports of the claim period at the rate before, less the same imports at the rate after, by chapter.',
  };
};

const financingOf = (outline: ExampleOutline, context: SeedContext): NonNullable<Answers['financing']> => {
  const requested = whole(outline.amount ?? 0);
  const projectCost = whole((outline.amount ?? 0) * 2);
  const ownContribution = percentOf(projectCost, 30);
  const [first, second] = [percentOf(requested, 50), percentOf(requested, 35)];
  return {
    instrument: context.pick([
      'SENIOR_LOAN',
      'SENIOR_LOAN',
      'GUARANTEE',
      'LINE_OF_CREDIT',
      'QUASI_EQUITY',
    ] as const),
    projectCost,
    ownContribution,
    otherFunding: minus(minus(projectCost, requested), ownContribution),
    financingRequested: requested,
    tenorMonths: context.pick([48, 60, 84]),
    graceMonths: context.pick([6, 12]),
    security: 'First charge on the equipment and assignment of receivables.',
    useOfFunds: [
      { item: 'Equipment', amount: first },
      { item: 'Buildings and power', amount: second },
      { item: 'Installation and training', amount: minus(minus(requested, first), second) },
    ],
    repaymentSource: 'Sales under supply contracts within the region.',
  };
};

/** Every answer of the form but the documents. */
export const exampleAnswers = (
  outline: ExampleOutline,
  person: ExampleApplicant,
  context: SeedContext,
): Answers => {
  const signedName = `${person.firstName} ${person.lastName}`;
  if (outline.fund === 'BASE_FUND')
    return {
      ...completeBase,
      organisation: {
        ...organisationOf(person, context),
        applicantType:
          outline.owner === null
            ? 'REGIONAL_ECONOMIC_COMMUNITY'
            : context.pick(['MINISTRY_OF_TRADE', 'REVENUE_OR_CUSTOMS_AUTHORITY'] as const),
        focalPoint: {
          name: signedName,
          title: 'Director of Trade Policy',
          email: person.email,
          phone: person.phone,
        },
      },
      project: {
        ...projectOf(outline, person, context),
        reformProgramme: completeBase.project.reformProgramme,
      },
      loss: lossOf(outline, context),
      declarations: { ...completeBase.declarations, signedName },
    };
  return {
    ...completeCredit,
    organisation: {
      ...completeCredit.organisation,
      ...organisationOf(person, context),
      applicantType: context.pick(['CORPORATE', 'SME'] as const),
      taxNumber: `TIN-${context.int(100_000, 999_999)}`,
      ownership: [
        { name: signedName, countryCode: person.countryCode, percent: 55, isPep: false },
        { name: 'Employees and members', countryCode: person.countryCode, percent: 45, isPep: false },
      ],
      employees: context.int(18, 320),
    },
    project: {
      ...completeCredit.project,
      ...projectOf(outline, person, context),
      tradeImpact: {
        ...completeCredit.project.tradeImpact,
        targetMarkets: marketsOf(person.countryCode, context),
      },
    },
    financing: financingOf(outline, context),
    declarations: { ...completeCredit.declarations, signedName },
  };
};

/** The amount that an application asks for. */
const requestedIn = (answers: Answers): string =>
  answers.loss?.amountRequested ?? answers.financing?.financingRequested ?? '0.00';

/** The approved amount: what the outline approves, at most what was asked for. */
export const approvedOf = (outline: ExampleOutline, answers: Answers): string => {
  const requested = requestedIn(answers);
  const approved = whole(outline.approved ?? 0);
  return (compareAmounts(approved, requested) ?? 0) > 0 ? requested : approved;
};
