import type { FaqWords } from '../words.ts';

export const faqs: FaqWords = {
  stopAndReturn: [
    'Can I stop and come back to my application?',
    'Yes. Each field is saved to your account, and kept on your device when the connection drops. The form shows the time of the last save.',
  ],
  onBehalf: [
    'Can someone apply for my organisation?',
    'Yes. When you cannot use the form yourself, staff of the Fund can enter an application on your behalf. You get the receipt as well. Whoever entered an application can never review or decide it.',
  ],
  fileTypes: [
    'Which file types can I upload?',
    'Documents: DOC, DOCX, PDF and ODT, up to 5 MB each. Images: JPEG, WebP, PNG and SVG, up to 2 MB each. Some questions also take spreadsheets (XLS, XLSX, ODS) or an MP4 video.',
  ],
  howLong: [
    'How long does a decision take?',
    'There is no fixed number of days. Your workspace shows the date of every step and whose turn it is, and you get an e-mail when something changes.',
  ],
  whatIs: [
    'What is the Adjustment Fund?',
    'A fund that helps State Parties to the continental trade agreement, and businesses in them, adapt to freer trade. It has a Base Fund for states and a Credit Fund for companies and institutions.',
  ],
  whichFund: [
    'Which fund should I apply to?',
    'States, their agencies and regional economic communities apply to the Base Fund. Companies, banks and state enterprises apply to the Credit Fund. You can have one open application per fund.',
  ],
  official: [
    'Is this an official site?',
    'No. It is a demonstration with example data. Nothing sent through it reaches a real institution.',
  ],
  baseWho: [
    'Who signs an application to the Base Fund?',
    'A state body sends it, with a signed letter of the responsible ministry. The letter is one of the three required documents.',
  ],
  revenueLoss: [
    'What counts as tariff revenue loss?',
    'The difference between the duties that were collected on imports from State Parties before the tariff offer took effect and those collected after it. You may claim less than the calculated loss, never more.',
  ],
  creditAmount: [
    'Is there a smallest or largest amount?',
    'Each fund has its own limits, which the form shows when you enter an amount. The figures in this portal are examples.',
  ],
  audited: [
    'Do my accounts have to be audited?',
    'Yes: three financial years, or two for small and medium-sized enterprises. A younger project company uploads the accounts of its sponsors.',
  ],
  code: [
    'Why am I asked for a code when I sign in?',
    'A code sent to your e-mail address protects the account when somebody else knows the password. Staff always need it; beneficiaries can switch it on in their profile.',
  ],
};
