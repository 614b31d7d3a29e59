import { allowStatements, type Tx, transaction } from '../../src/kernel/database/db.ts';
import type { Bench } from '../kit/bench.ts';
import { compareAcrossSizes, type Shapes } from '../kit/compare.ts';
import type { World } from '../kit/worlds.ts';

const list = (fund: string, query = ''): string =>
  `/api/application/get/fundApplications/${fund}?pageSize=25${query && `&${query}`}`;

const funds = ['all', 'BASE_FUND', 'CREDIT_FUND'];
const everyFund = (query: string): string[] => funds.map((fund) => list(fund, query));

/** What a bench picks is read from whole tables, which at a million rows may take longer than a request's statements. */
const picked = <T>({ db }: World, read: (tx: Tx) => Promise<T>): Promise<T> =>
  transaction(db, async (tx) => {
    await allowStatements(tx, 120);
    return read(tx);
  });

/** Keys spread over the whole list, as `nextKey` has them. */
const keys = async (world: World): Promise<string[]> => {
  const rows = await picked(
    world,
    (tx) => tx<{ submittedAt: string; id: string }[]>`
    select submitted_at, id from applications where submitted_at is not null order by md5(id) limit 8`,
  );
  return rows.map(({ submittedAt, id }) => Buffer.from(`${submittedAt}|${id}`).toString('base64url'));
};

/** Countries, first the one that sends most. */
const countriesOf = async (world: World): Promise<string[]> => {
  const rows = await picked(
    world,
    (tx) => tx<{ countryCode: string }[]>`
    select country_code from period_counts where event = 'RECEIVED' and span = 'EVER' and status = '' and sector = ''
      and country_code > '?' group by 1 order by sum(n) desc`,
  );
  return rows.map(({ countryCode }) => countryCode);
};

/** Names that one applicant has, at every size. */
const names = async (world: World): Promise<string[]> => {
  const rows = await picked(
    world,
    (tx) => tx<{ name: string }[]>`
    select organisation_name as name from applications where submitted_at is not null
    order by length(organisation_name) desc, md5(id) limit 6`,
  );
  return rows.map(({ name }) => encodeURIComponent(name));
};

const numbers = async (world: World): Promise<string[]> => {
  const rows = await picked(
    world,
    (tx) => tx<{ number: string }[]>`
    select application_number as number from applications where submitted_at is not null order by md5(id) limit 6`,
  );
  return rows.map(({ number }) => number);
};

/** What a manager asks for; every address of a shape is a different question. */
export const managerShapes = async (world: World): Promise<Shapes> => {
  const bySize = await countriesOf(world);
  const countries = [0, 5, 20, 45].flatMap((place) => bySize[place] ?? []);
  const ofNumbers = await numbers(world);
  return {
    'newest first': everyFund(''),
    'one status': everyFund('status=SUBMITTED').concat(everyFund('status=APPROVED')),
    'three statuses': everyFund('status=SUBMITTED&status=UNDER_REVIEW&status=RETURNED'),
    country: countries.map((code) => list('all', `countryCode=${code}`)),
    'country and status': countries.map((code) =>
      list('BASE_FUND', `countryCode=${code}&status=APPROVED&status=REJECTED`),
    ),
    sector: ['ENERGY', 'OTHER', 'AGRIBUSINESS'].map((sector) => list('all', `sector=${sector}`)),
    // Of ten thousand, only what many send is more than a page.
    'sector, status and country': bySize
      .slice(0, 4)
      .map((code) => list('all', `sector=AGRIBUSINESS&status=REJECTED&countryCode=${code}`)),
    'without a reviewer': everyFund('unassigned=true'),
    'days of a month': everyFund('from=2026-02-01&to=2026-02-28'),
    'least amount': everyFund('amountMin=3000000'),
    'between amounts': everyFund('amountMin=123456.78&amountMax=765432.10'),
    'by last change': everyFund('sortBy=updatedAt').concat(
      list('all', 'sortBy=updatedAt&status=UNDER_REVIEW'),
    ),
    'by title': everyFund('sortBy=projectTitle&order=ASC'),
    'by amount': everyFund('sortBy=amountRequested').concat(
      list('all', 'sortBy=amountRequested&status=EXPIRED'),
    ),
    'by country': everyFund('sortBy=countryCode&order=ASC'),
    'by status': everyFund('sortBy=status'),
    'search: a number': ofNumbers.map((number) => list('all', `search=${number}`)),
    'search: a name': (await names(world)).map((name) => list('all', `search=${name}`)),
    // None of ten thousand, hundreds of a million.
    'search: few hits': ['4711', '52001', '9177'].map((text) => list('all', `search=${text}`)),
    'search: a common word': ['laboratory', 'mombasa'].map((word) => list('all', `search=${word}`)),
    // Pages that are there at every size: of ten thousand a fund has some 150, a status of it some 60.
    'page 400 of all': [list('all', 'page=400')],
    'page 60 of a status': everyFund('page=60&status=REJECTED'),
    'by due date': everyFund('sortBy=dueAt&order=ASC').concat(
      list('all', 'late=true&sortBy=dueAt&order=ASC'),
    ),
    'views with their counts': ['/api/application/get/queueViews'],
    'anywhere, by key': (await keys(world)).map((key) => list('all', `after=${key}`)),
  };
};

/** A reviewer sees all of one fund and of the other what was given to the reviewer. */
export const reviewerShapes = async (): Promise<Shapes> => ({
  'reviewer: newest first': [list('BASE_FUND'), list('BASE_FUND', 'status=SUBMITTED')],
  'reviewer: given to me': [list('all', 'assignedToMe=true'), list('CREDIT_FUND', 'assignedToMe=true')],
  'reviewer: fund with assignment': [list('CREDIT_FUND')],
});

export const bench: Bench = {
  summary: "The reviewer's list: pages, filters, sorting, search, totals",
  async run(kit) {
    const manager = await compareAcrossSizes(kit, managerShapes, { as: 'manager', atLeast: 0.8 });
    return [...manager, ...(await compareAcrossSizes(kit, reviewerShapes, { as: 'reviewer', atLeast: 0.8 }))];
  },
};
