import type { AboutWords } from '../words.ts';

export const about: AboutWords = {
  aboutUs: {
    title: 'About the Adjustment Fund',
    lead: 'Freer trade pays off over years, while some of its costs come at once. The Fund exists to carry states and businesses across that gap.',
  },
  background: {
    title: 'Background',
    body: `
The Agreement establishing the African Continental Free Trade Area was signed in Kigali on 21 March 2018 and entered into force on 30 May 2019. Trading under it began on 1 January 2021. Of the 55 members of the African Union, 54 have signed, and 48 had deposited their instrument of ratification by February 2025.

States agreed to free 90% of tariff lines over five years. Least developed countries have ten, and a group of six countries (Ethiopia, Madagascar, Malawi, Sudan, Zambia and Zimbabwe) has fifteen. A further 7% of lines are sensitive and take longer; at most 3% may be left out.

Lower duties mean lower receipts for some treasuries and new competition for some firms before new markets make up for it. For this reason the African Union Assembly and the ministers responsible for trade asked for an adjustment fund. The secretariat of the Agreement and the African Export-Import Bank (Afreximbank) set it up together.

## Milestones

- **February 2022.** The agreement on the management of the Base Fund is signed in Cairo.
- **June 2022.** Afreximbank renews a facility of US$1 billion for the adjustment and adds a grant of US$10 million to start the Base Fund.
- **March 2023.** Rwanda signs the agreement to host the Fund in Kigali.
- **September 2023.** The Board meets for the first time.
- **July 2025.** The first Credit Fund loan is reported: US$10 million to a telecommunications group.

These dates and amounts come from public reports, not from the Fund’s own books.`,
  },
  overview: {
    title: 'Adjustment Fund Overview',
    body: `
The need for adjustment support across the continent has been put at about US$10 billion over five to ten years. The Fund gathers contributions of different kinds and passes each on in the form that suits it. It has three parts.

- **Base Fund.** Contributions of State Parties, grants and technical assistance. For states: tariff revenue lost, and putting the Agreement into effect. Open for applications here.
- **General Fund.** Concessional money for infrastructure that trade depends on and for industry. Not open for applications in this portal.
- **Credit Fund.** Commercial funding for the public and the private sector. Open for applications here.

All members of the trade area may turn to the Fund, whether they already trade under the Agreement or not. Criteria are set by the trade ministers, the Board and its committee, and the Fund decides at arm’s length from those who pay in.`,
  },
  mandate: {
    title: 'Adjustment Fund Mandate',
    body: `
The Fund helps State Parties and their private sector adjust to the continental market and take part in it. Its mandate covers four kinds of strain that freer trade can bring:

- loss of tariff revenue as duties fall;
- gaps in the infrastructure that trade needs;
- supply chains that change or break;
- firms that must retool to compete.

The manager of the Fund is the Fund for Export Development in Africa (FEDA), an impact investor in the Afreximbank group with its seat in Kigali.`,
  },
  baseFundMandate: {
    title: 'Base Fund Mandate',
    body: `
The Base Fund serves states. It draws on contributions of State Parties, grants and technical assistance. It supports a state in two things:

- making up for tariff revenue that is lost as duties fall, on a calculation that can be checked;
- carrying out the Agreement with its protocols and annexes, from tariff offers in customs systems to rules of origin and trade facilitation.

Support goes with reform: the state shows what it will do, by when, and how it will know. [Read the eligibility criteria](/applications/base-fund#eligibility).`,
  },
  creditFundMandate: {
    title: 'Credit Fund Mandate',
    body: `
The Credit Fund raises and lends commercial money to companies, financial institutions and state enterprises whose projects add to trade inside Africa. Small and medium-sized enterprises and businesses led by women and young people are named in its purpose.

Its aims are trade, industry, a more varied economy and growth that reaches more people. Sectors include manufacturing, agribusiness, consumer goods and retail, financial services, technology, transport and logistics, industrial parks and other infrastructure for trade. [Read the investment criteria](/applications/credit-fund#criteria).`,
  },
  partners: {
    title: 'Our Partners',
    lead: 'Bodies that founded, manage, host or mandate the Fund, according to public sources. The marks are drawings made for this portal, not their logos.',
  },
};
