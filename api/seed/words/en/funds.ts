import type { FundsWords } from '../words.ts';

export const funds: FundsWords = {
  base: {
    title: 'Base Fund Applications',
    lead: 'For State Parties and their agencies: support for tariff revenue loss, and for carrying out the Agreement and its protocols.',
    primary: 'Check your eligibility',
    secondary: 'Start an application',
    facts: [
      ['Who', 'State bodies and regional communities'],
      ['Form', 'In sections, saved as you go'],
      ['Languages', 'Six'],
    ],
    rules: {
      title: 'Eligibility Criteria',
      lead: 'All five rules must be met on the day you send the application.',
      rules: [
        [
          'State body',
          'The applicant is a ministry, a revenue or customs authority, a national committee, another state body or a regional economic community.',
        ],
        ['State Party', 'The country is a State Party to the Agreement.'],
        [
          'Instrument deposited',
          'The instrument of ratification has been deposited. You upload the evidence.',
        ],
        ['Tariff offer', 'The tariff offer is in force, or a dated work plan is attached.'],
        ['Endorsement', 'The responsible ministry endorses the request in a signed letter.'],
      ],
      check: {
        title: 'Not sure about one of them?',
        lead: 'Run the check. It names the rule that is not met and says what to do about it.',
        action: 'Check your eligibility',
      },
    },
    processHead: {
      title: 'Application Process',
      lead: 'Two steps are yours, three are ours. Each change of step is dated in your workspace.',
    },
    process: [
      [
        'Prepare your documents',
        'Endorsement letter, ratification evidence and loss calculation are required.',
      ],
      ['Fill in the form and send it', 'Save and return at any time. You get a numbered receipt.'],
      ['Completeness check', 'If something is missing, only that section is opened to you again.'],
      [
        'Review against five criteria',
        'Quantified need, reform commitment, feasibility, added value, and effect on women, youth and the region.',
      ],
      ['Decision and agreement', 'The result and its reasons appear in your workspace and by e-mail.'],
    ],
    form: {
      title: 'Application Form',
      lead: 'The form is filled in online. These are the documents it asks for, so that you can gather them first. You can also print a blank form (PDF).',
      required: [
        ['Endorsement letter', 'Signed by the ministry responsible for trade or finance.'],
        ['Ratification evidence', 'Proof that the instrument has been deposited.'],
        ['Loss calculation', 'Revenue before and after, line by line, with its sources.'],
      ],
      optional: [
        ['Customs data', 'The figures that the calculation rests on.'],
        ['Reform plan', 'What will change, who is responsible, and by when.'],
        ['Budget', 'How the support would be used.'],
      ],
      start: {
        title: 'Ready to apply?',
        lead: 'You need an account to apply.',
        action: 'Start an application',
        login: 'Log in',
      },
    },
  },
  credit: {
    title: 'Credit Fund Applications',
    lead: 'For companies, financial institutions and state enterprises: commercial funding for projects that add to trade inside Africa.',
    primary: 'Check your eligibility',
    secondary: 'Start an application',
    facts: [
      ['Who', 'Companies, SMEs, banks, state enterprises'],
      ['Form', 'In sections, saved as you go'],
      ['Languages', 'Six'],
    ],
    rules: {
      title: 'Investment Criteria',
      lead: 'All six rules must be met on the day you send the application. Thresholds are set per fund and shown in the form.',
      rules: [
        ['Located in a State Party', 'The applicant is incorporated in a State Party and works there.'],
        ['Sector', 'The activity is not on the exclusion list.'],
        ['Accounts', 'Three years of accounts are available; two for small and medium-sized enterprises.'],
        ['Own contribution', 'The applicant’s own share reaches the minimum that the fund has set.'],
        ['Effect on trade', 'The project states what it adds to trade inside Africa, in figures.'],
        ['Integrity', 'Neither the applicant nor its owners are in default or under sanctions.'],
      ],
      check: {
        title: 'Not sure about one of them?',
        lead: 'Run the check. It names the rule that is not met and says what to do about it.',
        action: 'Check your eligibility',
      },
    },
    processHead: {
      title: 'Application Process',
      lead: 'Two steps are yours, three are ours. Each change of step is dated in your workspace.',
    },
    process: [
      [
        'Prepare your documents',
        'Registration, audited accounts, business plan and proof of ownership are required.',
      ],
      ['Fill in the form and send it', 'Save and return at any time. You get a numbered receipt.'],
      ['Completeness check', 'If something is missing, only that section is opened to you again.'],
      [
        'Review against five criteria',
        'Effect on African trade, commercial viability, sponsor and governance, environment and society, and jobs for women and youth.',
      ],
      ['Decision and agreement', 'The result and its reasons appear in your workspace and by e-mail.'],
    ],
    form: {
      title: 'Application Form',
      lead: 'The form is filled in online. These are the documents it asks for, so that you can gather them first. You can also print a blank form (PDF).',
      required: [
        ['Registration certificate', 'Of the company or institution that applies.'],
        ['Audited accounts', 'Three years; two for small and medium-sized enterprises.'],
        ['Business plan', 'Market, costs, funding and repayment.'],
        ['Proof of ownership', 'Everyone who owns a share, adding up to 100%.'],
      ],
      optional: [
        ['Financial model', 'As a spreadsheet with its assumptions.'],
        ['Feasibility study', 'For new plants and large extensions.'],
        ['Environmental study', 'Where the project has effects on land, water or people.'],
      ],
      start: {
        title: 'Ready to apply?',
        lead: 'You need an account to apply.',
        action: 'Start an application',
        login: 'Log in',
      },
    },
  },
};
