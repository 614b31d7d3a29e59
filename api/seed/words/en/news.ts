import type { NewsWords } from '../words.ts';

export const news: NewsWords = {
  title: 'News and resources',
  lead: 'Guides and notices for applicants. All posts are examples written for this portal.',
  posts: [
    {
      title: 'How to build a tariff loss calculation line by line',
      summary: 'What to prepare before you open the Base Fund form.',
      alt: 'Drawing of a worksheet with one row marked',
      body: `
A claim for lost tariff revenue is easiest to review when every figure can be traced. Work by chapter of the Harmonized System and keep one row for each.

## Four columns per row

- the value of imports from State Parties in the base year;
- the duty rate before the tariff offer took effect;
- the duty rate that applies now;
- the difference in revenue, worked out from the first three.

## Three common mistakes

1. Imports from outside the trade area are counted as well.
2. The base year is one in which trade was interrupted.
3. Exemptions that already existed are treated as a loss.

Keep the customs extract beside the sheet. A reviewer will pick a few rows and follow them back. [Read the eligibility criteria](/applications/base-fund#eligibility) first.`,
    },
    {
      title: 'Credit Fund documents: what “audited accounts” means',
      summary: 'Three years for companies, two for small and medium-sized enterprises.',
      alt: 'Drawing of two sheets of paper with a check mark',
      body: `
The Credit Fund asks for accounts that an independent auditor has examined. The auditor’s report belongs to the file: a balance sheet alone is not enough.

- **Companies and institutions** upload the last three financial years.
- **Small and medium-sized enterprises** upload the last two.
- **Project companies** that are younger upload the accounts of their sponsors.

Put each year into one PDF of at most 5 MB. If the accounts are not in one of the six languages of the portal, add a translation of the main tables.`,
    },
    {
      title: 'What reviewers look for in a reform programme',
      summary: 'A walk through the five Base Fund criteria.',
      alt: 'Drawing of a scoring sheet with five bars',
      body: `
Each application to the Base Fund is scored against five criteria. The weights are published, so you can see where effort pays.

- **Quantified need, 30%.** The loss or the gap is measured, and the method is explained.
- **Reform commitment, 25%.** The plan names measures, dates and who answers for them.
- **Feasibility, 20%.** People, systems and money are in place or budgeted.
- **Added value, 15%.** The support makes possible what would not happen without it.
- **Women, youth and region, 10%.** Who gains, and what it does for neighbours.

A short plan with dates scores better than a long one without.`,
    },
    {
      title: 'The portal now speaks six languages',
      summary: 'English, French, Portuguese, Arabic, Spanish and Swahili.',
      alt: 'Drawing of a calendar page beside a woven strip',
      body: `
Public pages, forms and messages are available in the six languages of the Agreement’s community. Choose one at the top of any page; the choice is kept on your device.

You may fill in the form in any of the six. E-mails follow the language of your profile. Where a text has not been translated yet, the English one is shown and marked as such.

Did you find a sentence that could be better? [Write to us](/contact-us).`,
    },
  ],
};
