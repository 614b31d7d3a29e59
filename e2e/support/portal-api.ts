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

/** A complete Base Fund application, sent by the applicant of a page through the API. */
export const sendBaseApplication = async (page: Page, projectTitle: string, fundId = 'fund_base') => {
  const { id, rowVersion } = await callApi<Draft>(page, 'POST', '/application/draft', { fundId });
  const files = [];
  for (const docType of ['ENDORSEMENT_LETTER', 'RATIFICATION_EVIDENCE', 'LOSS_CALCULATION'])
    files.push({ docType, fileKey: await uploadPdf(page, docType.toLowerCase()) });
  const saved = await callApi<Draft>(page, 'PUT', '/application/draft', {
    id,
    rowVersion,
    answers: { ...baseAnswers, project: { ...baseAnswers.project, projectTitle }, documents: { files } },
  });
  const body = { draftId: id, rowVersion: saved.rowVersion, language: 'en' };
  const sent = await callApi<{ applicationNumber: string }>(page, 'POST', '/application/apply', body);
  return { id, number: sent.applicationNumber };
};

/** What somebody of the staff says of an application. */
export const decide = async (staff: Page, id: string, decision: object): Promise<void> => {
  const { rowVersion } = await callApi<{ rowVersion: number }>(staff, 'GET', `/application/fund/${id}`);
  await callApi(staff, 'POST', `/application/reviewerDecision/${id}`, { rowVersion, ...decision });
};

export const declareNoConflict = async (reviewer: Page, id: string): Promise<void> => {
  await callApi(reviewer, 'POST', `/application/${id}/declaration`, { hasConflict: false });
};
