import type { Answers } from '@portal/contracts/applications/answers.schema';
import type { FormContext } from './form-context.ts';

/** Fund rules of the examples below. */
export const exampleContext = {
  rules: {
    minAmount: { amount: '50000', currency: 'USD' },
    maxAmount: { amount: '10000000', currency: 'USD' },
    minOwnContributionPercent: 25,
  },
} satisfies FormContext;

const declarations = { truthful: true, noExclusion: true, dataConsent: true, integrity: true };

/** A Base Fund form with every question answered; tests and demo data start from it. */
export const completeBase = {
  eligibility: {
    stateBody: true,
    stateParty: true,
    instrumentDeposited: true,
    tariffOffer: true,
    ministryEndorsement: true,
  },
  organisation: {
    applicantType: 'REVENUE_OR_CUSTOMS_AUTHORITY',
    name: 'Revenue Authority of the Example Coast',
    registrationNumber: 'GOV-0042',
    countryCode: 'GH',
    city: 'Accra',
    address: '12 Harbour Road',
    website: 'https://revenue.example',
    focalPoint: {
      name: 'Efua Mensah',
      title: 'Director of Tariff Policy',
      email: 'efua.mensah@revenue.example',
      phone: '+233201234567',
    },
  },
  project: {
    projectTitle: 'Tariff revenue loss, 2024 claim period',
    summary: 'Support for the fall in customs revenue after the first tariff reductions, claimed by chapter.',
    sector: 'TRADE_INFRASTRUCTURE',
    countryCode: 'GH',
    beneficiaryCountries: ['GH'],
    city: 'Accra',
    startDate: '2026-01-01',
    durationMonths: 18,
    reformProgramme: 'Move from border duties to value added tax with a single electronic invoice.',
  },
  loss: {
    supportType: 'TARIFF_REVENUE_LOSS',
    amountRequested: '2404600.00',
    ratificationDepositedOn: '2018-05-10',
    tariffScheduleGazettedOn: '2021-07-01',
    tariffScheduleCategory: 'NON_LDC',
    baselineYear: 2021,
    baselineTariffRevenue: '48200000.00',
    claimPeriodFrom: '2024-01-01',
    claimPeriodTo: '2024-12-31',
    observedTariffRevenue: '45795400.00',
    lossLines: [
      { hsChapter: '07', importsValue: '18420000', rateBefore: 20, rateAfter: 12, loss: '1473600.00' },
      { hsChapter: '11', importsValue: '9310000', rateBefore: 20, rateAfter: 10, loss: '931000.00' },
    ],
    lossClaimed: '2404600.00',
    method: 'Imports of the claim period at the rate before, less the same imports at the rate after.',
  },
  documents: {
    files: [
      { fileKey: 'file_endorsement', docType: 'ENDORSEMENT_LETTER' },
      { fileKey: 'file_ratification', docType: 'RATIFICATION_EVIDENCE' },
      { fileKey: 'file_loss', docType: 'LOSS_CALCULATION' },
    ],
  },
  declarations: { ...declarations, signedName: 'Efua Mensah' },
} satisfies Answers;

const year = (of: number, revenue: string) => ({
  year: of,
  revenue,
  ebitda: '410000',
  netProfit: '180000',
  totalAssets: '3900000',
  totalDebt: '900000',
});

/** A Credit Fund form with every question answered; tests and demo data start from it. */
export const completeCredit = {
  eligibility: {
    incorporatedInStateParty: true,
    sectorNotExcluded: true,
    yearsOfAccounts: true,
    ownContribution: true,
    intraAfricanTrade: true,
    noDefaultOrSanction: true,
  },
  organisation: {
    applicantType: 'CORPORATE',
    name: 'Kaduna Grain Processors Ltd',
    registrationNumber: 'RC-1204587',
    countryCode: 'NG',
    city: 'Kaduna',
    address: '4 Mill Lane',
    website: 'https://grain.example',
    incorporatedOn: '2011-03-14',
    taxNumber: 'TIN-55-2041',
    ownership: [
      { name: 'Amina Bello', countryCode: 'NG', percent: 60, isPep: false },
      { name: 'Sahel Growth Partners', countryCode: 'SN', percent: 40, isPep: false },
    ],
    womenOwnedPercent: 60,
    youthOwnedPercent: 20,
    employees: 143,
    financials: [year(2022, '3100000'), year(2023, '3600000'), year(2024, '4250000')],
    auditor: 'Obi and Partners',
  },
  project: {
    projectTitle: 'Cold storage and milling line for regional grain trade',
    summary: 'A milling line and four cold rooms, so that flour and pulses reach three neighbouring markets.',
    sector: 'AGRIBUSINESS',
    countryCode: 'NG',
    beneficiaryCountries: ['NG', 'NE', 'BJ'],
    city: 'Kaduna',
    startDate: '2026-03-01',
    durationMonths: 24,
    tradeImpact: {
      targetMarkets: ['NE', 'BJ', 'TG'],
      intraAfricanExportsNow: '320000',
      intraAfricanExportsYear3: '1900000',
      jobsCreated: 86,
      jobsForWomen: 44,
      jobsForYouth: 39,
    },
    environmentalCategory: 'B',
  },
  financing: {
    instrument: 'SENIOR_LOAN',
    projectCost: '2480000.00',
    ownContribution: '620000.00',
    otherFunding: '619500.00',
    financingRequested: '1240500.00',
    tenorMonths: 84,
    graceMonths: 12,
    security: 'First charge on the milling line and assignment of receivables.',
    useOfFunds: [
      { item: 'Cold rooms and refrigeration', amount: '640000.00' },
      { item: 'Milling line', amount: '480500.00' },
      { item: 'Installation and training', amount: '120000.00' },
    ],
    repaymentSource: 'Sales of flour and pulses under three supply contracts.',
  },
  documents: {
    files: [
      { fileKey: 'file_certificate', docType: 'REGISTRATION_CERT' },
      { fileKey: 'file_accounts', docType: 'AUDITED_ACCOUNTS' },
      { fileKey: 'file_plan', docType: 'BUSINESS_PLAN' },
      { fileKey: 'file_owners', docType: 'OWNERSHIP_PROOF' },
    ],
  },
  declarations: {
    ...declarations,
    exclusionListConfirmed: true,
    sanctionsDeclaration: true,
    signedName: 'Amina Bello',
  },
} satisfies Answers;
