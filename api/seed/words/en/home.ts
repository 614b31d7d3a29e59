import type { HomeWords } from '../words.ts';

export const home: HomeWords = {
  hero: {
    title: 'Freer trade changes what states earn and how firms compete.',
    lead: 'The Adjustment Fund helps State Parties and businesses adapt to the continental market. Apply to the Base Fund or the Credit Fund, save as you go, and follow every step of the decision.',
    primary: 'Start an application',
    secondary: 'About the Adjustment Fund',
  },
  starter: {
    title: 'Which fund is for you?',
    lead: 'Tell us who is applying.',
    choices: [
      ['A state body', 'Ministry, customs or revenue authority, regional community'],
      ['A company or SME', 'Any sector that is not on the exclusion list'],
      ['A bank or financial institution', 'For lending on to firms that trade in Africa'],
    ],
    action: 'Check eligibility',
    note: 'About two minutes. No account needed.',
  },
  cloth: {
    strips: '54 strips, one cloth. Each strip is a signatory to the Agreement.',
    woven: '48 are woven in: instrument deposited, February 2025.',
  },
  intro: {
    title: 'Two funds, two kinds of support',
    lead: 'Each fund has its own criteria and its own form. Read which rules you meet, which you do not, and what to do next.',
  },
  funds: [
    {
      title: 'Base Fund',
      audience: 'For states and their agencies',
      points: [
        'Tariff revenue lost as duties fall',
        'Putting the Agreement, its protocols and annexes into effect',
        'Technical help with customs and trade reform',
      ],
      action: 'Check your eligibility',
      note: '5 criteria',
      links: ['Eligibility Criteria', 'Application Process', 'Application Form'],
    },
    {
      title: 'Credit Fund',
      audience: 'For companies, banks and state enterprises',
      points: [
        'Growth in manufacturing, agribusiness, transport and services',
        'Loans, guarantees and lines of credit for trade inside Africa',
        'Businesses led by women and by young people',
      ],
      action: 'Check your eligibility',
      note: '6 criteria',
      links: ['Investment Criteria', 'Application Process', 'Application Form'],
    },
  ],
  stepsHead: {
    title: 'How it works',
    lead: 'Three steps are yours, three are ours. Your workspace always says whose turn it is.',
  },
  steps: [
    ['Check eligibility', 'Five or six rules to read, with no account.'],
    ['Register', 'One account for your organisation.'],
    ['Fill in and send', 'Every field saves as you type.'],
    ['Completeness check', 'We ask for what is missing.'],
    ['Review', 'Scored against published criteria.'],
    ['Decision', 'You get the result and the reasons.'],
  ],
  figuresHead: { title: 'Key figures', lead: '' },
  figures: [
    ['of 55 African Union members have signed', 'As of February 2025'],
    ['have deposited their instrument', 'As of February 2025'],
    ['of tariff lines to be freed first', 'Over 5 years; 10 for least developed countries'],
    ['funds open for applications', 'Base Fund and Credit Fund'],
  ],
  postsHead: { title: 'News and resources', lead: '', link: 'All posts' },
  partnersHead: { title: 'Partners', lead: '', link: 'Our Partners' },
  questionsHead: {
    title: 'Common questions',
    lead: 'Not here? Write to us and a person will answer.',
    link: 'See all FAQs',
  },
};
