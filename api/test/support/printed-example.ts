import { completeCredit } from '@portal/application-form/complete-example';
import type { Language } from '@portal/contracts';
import type { OwnerApplication } from '@portal/contracts/applications/application.schemas';
import type { FundType } from '@portal/contracts/funds/enums';
import { receiptOf } from '../../src/applications/receipt-number.ts';
import type { PrintedApplication } from '../../src/review/exports/pdf/application-document.ts';

export interface ExampleFacts {
  fundType?: FundType;
  language?: Language;
  answers?: OwnerApplication['answers'];
  title?: string;
  isDraft?: boolean;
}

const at = '2026-11-01T10:24:00Z';
const sha256 = 'ab'.repeat(32);

/** An application as its owner reads it, without any database. */
export const printedExample = ({
  fundType = 'CREDIT_FUND',
  language = 'en',
  answers = completeCredit,
  title = 'Milling line',
  isDraft = false,
}: ExampleFacts): PrintedApplication => {
  const number = fundType === 'BASE_FUND' ? 'BF-2026-000007' : 'CF-2026-000007';
  return {
    application: {
      audience: 'OWNER',
      role: 'OWNER',
      id: 'app_1',
      applicationNumber: isDraft ? null : number,
      fundId: 'fund_1',
      fundType,
      currency: 'USD',
      version: 1,
      language,
      projectTitle: title,
      summary: null,
      countryCode: 'NG',
      city: null,
      sector: null,
      beneficiaryCountries: [],
      startDate: null,
      durationMonths: null,
      amountRequested: { amount: '1240500.00', currency: 'USD' },
      amountApproved: null,
      applicant: {
        userId: 'usr_1',
        firstName: 'Amina',
        lastName: 'Bello',
        email: 'a@b.example',
        phone: null,
      },
      organisation: {
        name: 'Bello Mills',
        type: null,
        registrationNumber: null,
        countryCode: null,
        city: null,
        address: null,
        website: null,
      },
      onBehalf: {
        isOnBehalf: false,
        channel: null,
        enteredByUserId: null,
        authorityFileKey: null,
        applicantConfirmedAt: null,
        applicantRefusedAt: null,
        handedOverAt: null,
        hasAccount: true,
      },
      eligibility: { answers: {}, result: 'ELIGIBLE', failed: [], rulesVersion: 1, checkedAt: null },
      answers,
      documents: [
        {
          fileKey: 'file_1',
          docType: 'BUSINESS_PLAN',
          fileName: 'plan (final).pdf',
          mime: 'application/pdf',
          size: 245_760,
          sha256: 'cd'.repeat(32),
          scanStatus: 'CLEAN',
        },
      ],
      declarationsSignedAt: null,
      declarations: { signedAt: null },
      signature: null,
      returnRequest: null,
      createdAt: at,
      lastSavedAt: at,
      submittedAt: isDraft ? null : at,
      decidedAt: null,
      rowVersion: 1,
      status: isDraft ? 'DRAFT' : 'SUBMITTED',
      publicStatus: isDraft ? 'DRAFT' : 'SUBMITTED',
      decision: null,
      receipt: isDraft ? null : { sha256, at },
    },
    timeline: {
      events: [
        {
          id: 'ev_1',
          at,
          action: 'SUBMIT',
          fromStatus: 'DRAFT',
          toStatus: 'SUBMITTED',
          version: 1,
          message: null,
          actorName: 'Amina Bello',
          actorRole: null,
        },
      ],
      stages: [],
      usualDays: null,
      turn: 'FUND',
    },
    receipt: isDraft
      ? null
      : receiptOf('https://portal.example', number, { version: 1, sha256, submittedAt: at }),
    countryName: (code) => `Country ${code}`,
  };
};
