import { expect, type Page } from '@playwright/test';
import { samplePdf } from './pdf.ts';

const signedIn = async (page: Page) => {
  const { origins } = await page.context().storageState();
  const stored = origins.flatMap(({ localStorage }) => localStorage);
  return { Authorization: `Bearer ${stored.find(({ name }) => name === 'access_token')?.value}` };
};

/** The API as whoever is signed in on a page: for what a journey is not about. */
export const callApi = async <T>(page: Page, method: string, path: string, data?: object): Promise<T> => {
  const headers = await signedIn(page);
  const reply = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
  expect(reply.ok(), `${method} ${path}: ${await reply.text()}`).toBe(true);
  return ((await reply.json()) as { data: T }).data;
};

const uploadPdf = async (page: Page, name: string): Promise<string> => {
  const reply = await page.request.post('/api/file', {
    headers: await signedIn(page),
    multipart: {
      file: { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: samplePdf(`${name} of the example`) },
    },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return ((await reply.json()) as { data: { fileKey: string } }).data.fileKey;
};

interface Draft {
  id: string;
  rowVersion: number;
}

const baseAnswers = {
  eligibility: {
    stateBody: true,
    stateParty: true,
    instrumentDeposited: true,
    tariffOffer: true,
    ministryEndorsement: true,
  },
  organisation: {
    applicantType: 'MINISTRY_OF_TRADE',
    name: 'Ministry of Trade, example',
    registrationNumber: 'Decree 12 of 2019',
    countryCode: 'KE',
    city: 'Nairobi',
    address: '1 Example Avenue',
    focalPoint: {
      name: 'Zawadi Mwangi',
      title: 'Director of trade',
      email: 'trade@ministry.example',
      phone: '+254700123456',
    },
  },
  project: {
    summary: 'One electronic window for import and export formalities at four borders.',
    sector: 'TRADE_INFRASTRUCTURE',
    countryCode: 'KE',
    beneficiaryCountries: ['UG'],
    city: 'Mombasa',
    startDate: '2027-03-01',
    durationMonths: 18,
    reformProgramme: 'Customs modernisation programme, second phase.',
  },
  loss: {
    supportType: 'TECHNICAL_ASSISTANCE',
    amountRequested: '250000.00',
    ratificationDepositedOn: '2018-05-10',
  },
  declarations: {
    truthful: true,
    noExclusion: true,
    dataConsent: true,
    integrity: true,
    signedName: 'Zawadi Mwangi',
  },
};

const everyYear = [2023, 2024, 2025].map((year) => ({
  year,
  revenue: '3100000',
  ebitda: '410000',
  netProfit: '180000',
  totalAssets: '3900000',
  totalDebt: '900000',
}));

/** What a Credit Fund form asks before its financing. */
const creditAnswers = {
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
    name: 'Mwangi Grain Ltd',
    registrationNumber: 'RC-1204',
    countryCode: 'KE',
    city: 'Nairobi',
    address: '4 Mill Lane',
    incorporatedOn: '2011-03-14',
    taxNumber: 'TIN-55-2041',
    ownership: [{ name: 'Zawadi Mwangi', countryCode: 'KE', percent: 100, isPep: false }],
    womenOwnedPercent: 100,
    youthOwnedPercent: 0,
    employees: 43,
    financials: everyYear,
    auditor: 'Obi and Partners',
  },
  project: {
    summary: 'A milling line and four cold rooms for three neighbouring markets.',
    sector: 'AGRIBUSINESS',
    countryCode: 'KE',
    beneficiaryCountries: ['UG'],
    city: 'Nakuru',
    startDate: '2027-03-01',
    durationMonths: 24,
    tradeImpact: {
      targetMarkets: ['UG'],
      intraAfricanExportsNow: '320000',
      intraAfricanExportsYear3: '1900000',
      jobsCreated: 86,
      jobsForWomen: 44,
      jobsForYouth: 39,
    },
    environmentalCategory: 'B',
  },
};

const baseDocuments = [
  'ENDORSEMENT_LETTER',
  'RATIFICATION_EVIDENCE',
  'LOSS_CALCULATION',
  'CUSTOMS_DATA',
  'REFORM_PLAN',
  'BUDGET',
];
const creditDocuments = [
  'REGISTRATION_CERT',
  'AUDITED_ACCOUNTS',
  'BUSINESS_PLAN',
  'OWNERSHIP_PROOF',
  'FINANCIAL_MODEL',
  'FEASIBILITY_STUDY',
  'ENVIRONMENTAL_STUDY',
  'BOARD_RESOLUTION',
];

const saveAnswers = (page: Page, { id, rowVersion }: Draft, answers: object) =>
  callApi<Draft>(page, 'PUT', '/application/draft', { id, rowVersion, answers });

const filed = async (page: Page, docTypes: readonly string[]) => {
  const files = [];
  for (const docType of docTypes)
    files.push({ docType, fileKey: await uploadPdf(page, docType.toLowerCase()) });
  return { files };
};

const baseForm = async (page: Page, projectTitle: string) => ({
  ...baseAnswers,
  project: { ...baseAnswers.project, projectTitle },
  documents: await filed(page, ['ENDORSEMENT_LETTER', 'RATIFICATION_EVIDENCE', 'LOSS_CALCULATION']),
});

interface Sent {
  id: string;
  applicationNumber: string;
}

const send = (page: Page, through: string, { id, rowVersion }: Draft) =>
  callApi<Sent>(page, 'POST', `/application/${through}`, { draftId: id, rowVersion, language: 'en' });

/** A complete Base Fund form that is not sent yet. */
export const prepareBaseForm = async (page: Page, projectTitle: string): Promise<Draft> => {
  const draft = await callApi<Draft>(page, 'POST', '/application/draft', { fundId: 'fund_base' });
  return saveAnswers(page, draft, await baseForm(page, projectTitle));
};

/** A Credit Fund form as far as its financing, but for its eligibility. */
export const prepareCreditForm = async (page: Page, projectTitle: string): Promise<Draft> => {
  const draft = await callApi<Draft>(page, 'POST', '/application/draft', { fundId: 'fund_credit' });
  const { eligibility: _, ...answers } = creditAnswers;
  return saveAnswers(page, draft, {
    ...answers,
    project: { ...creditAnswers.project, projectTitle },
  });
};

/** Drafts of both forms with many lines and a file of every required and most optional kinds. */
export const prepareLongForms = async (page: Page): Promise<void> => {
  const base = await callApi<Draft>(page, 'POST', '/application/draft', { fundId: 'fund_base' });
  await saveAnswers(page, base, {
    ...baseAnswers,
    loss: {
      ...baseAnswers.loss,
      supportType: 'TARIFF_REVENUE_LOSS',
      amountRequested: '8841600.00',
      tariffScheduleGazettedOn: '2020-12-31',
      tariffScheduleCategory: 'NON_LDC',
      baselineYear: 2019,
      baselineTariffRevenue: '184200000.00',
      claimPeriodFrom: '2021-01-01',
      claimPeriodTo: '2023-12-31',
      observedTariffRevenue: '154200000.00',
      lossClaimed: '8841600.00',
      method: 'Customs entries by chapter, compared with the year before the first cut.',
      lossLines: ['07', '11', '52', '61', '62', '84'].map((hsChapter) => ({
        hsChapter,
        importsValue: '18420000',
        rateBefore: 20,
        rateAfter: 12,
        loss: '1473600.00',
      })),
    },
    documents: await filed(page, baseDocuments),
  });
  const credit = await callApi<Draft>(page, 'POST', '/application/draft', { fundId: 'fund_credit' });
  const [account] = everyYear;
  await saveAnswers(page, credit, {
    ...creditAnswers,
    organisation: {
      ...creditAnswers.organisation,
      ownership: ['Zawadi Mwangi', 'Amina Bello', 'Kojo Antwi', 'Esi Badu'].map((name) => ({
        name,
        countryCode: 'KE',
        percent: 25,
        isPep: false,
      })),
      financials: [2021, 2022, 2023, 2024, 2025].map((year) => ({ ...account, year })),
    },
    financing: {
      instrument: 'SENIOR_LOAN',
      projectCost: '2480000.00',
      useOfFunds: ['Cold rooms', 'Milling line', 'Installation', 'Training', 'Vehicles'].map((item) => ({
        item,
        amount: '200000.00',
      })),
    },
    documents: await filed(page, creditDocuments),
  });
};

/** A complete Base Fund application, sent by the applicant of a page. */
export const sendBaseApplication = async (page: Page, projectTitle: string) => {
  const sent = await send(page, 'apply', await prepareBaseForm(page, projectTitle));
  return { id: sent.id, number: sent.applicationNumber };
};

/** The rest of a Base Fund draft whose other sections were typed in the browser. */
export const completeBaseForm = async (page: Page, id: string, projectTitle: string, without: string[]) => {
  const answers = Object.entries(await baseForm(page, projectTitle)).filter(
    ([name]) => !without.includes(name),
  );
  const draft = await callApi<Draft>(page, 'GET', `/application/draft?id=${id}`);
  return saveAnswers(page, draft, Object.fromEntries(answers));
};

/** The same, entered by the staff of a page for somebody else. */
export const enterBaseApplication = async (staff: Page, projectTitle: string, email: string) => {
  const body = { fundId: 'fund_base', isOnBehalf: true };
  const draft = await callApi<Draft>(staff, 'POST', '/application/draft', body);
  const applicant = {
    firstName: 'Kojo',
    lastName: 'Antwi',
    email,
    phone: '+233201112222',
    channel: 'PAPER',
    authorityFileKey: await uploadPdf(staff, 'authority'),
  };
  const saved = await saveAnswers(staff, draft, { applicant, ...(await baseForm(staff, projectTitle)) });
  const sent = await send(staff, 'applyOnBehalf', saved);
  return { id: sent.id, number: sent.applicationNumber };
};

/** What somebody of the staff says of an application. */
export const decide = async (staff: Page, id: string, decision: object): Promise<void> => {
  const { rowVersion } = await callApi<Draft>(staff, 'GET', `/application/fund/${id}`);
  await callApi(staff, 'POST', `/application/reviewerDecision/${id}`, { rowVersion, ...decision });
};

export const declareNoConflict = async (reviewer: Page, id: string): Promise<void> => {
  await callApi(reviewer, 'POST', `/application/${id}/declaration`, { hasConflict: false });
};

const criteria = {
  base: ['QUANTIFIED_NEED', 'REFORM_COMMITMENT', 'FEASIBILITY', 'ADDED_VALUE', 'INCLUSION_AND_REGION'],
  credit: [
    'INTRA_AFRICAN_TRADE',
    'COMMERCIAL_VIABILITY',
    'SPONSOR_AND_GOVERNANCE',
    'ENVIRONMENT_AND_SOCIAL',
    'JOBS_WOMEN_YOUTH',
  ],
};

/** Every criterion scored. */
export const fullScores = (fund: keyof typeof criteria) =>
  criteria[fund].map((criterionId) => ({
    criterionId,
    score: 4,
    justification: 'The annex shows it line by line, with its sources.',
  }));

/** A reviewer's word for it. */
export const recommend = (reviewer: Page, id: string, fund: keyof typeof criteria, amount: string) =>
  decide(reviewer, id, {
    decision: 'APPROVE',
    amountRecommended: { amount, currency: 'USD' },
    scores: fullScores(fund),
  });
