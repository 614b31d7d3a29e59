import { isAmount, type Role } from '@portal/contracts';
import { type Sector, type Status, sectors, statuses } from '@portal/contracts/applications/enums';
import type { QueueFilters } from '@portal/contracts/review/queue';
import { type QueueSort, queueSorts } from '@portal/contracts/review/queue-lists';
import {
  type BuiltInView,
  builtInViews,
  builtInViewsOf,
  type ViewQuery,
} from '@portal/contracts/review/queue-views';
import { addressWith, dayIn, given, manyIn, oneIn, pagingIn } from '@portal/platform';

/** Names of the address where those of the API are others. */
const shortNames: Readonly<Record<string, string>> = {
  countryCode: 'country',
  reviewerId: 'reviewer',
  sortBy: 'sort',
  assignedToMe: 'mine',
};

/** A view as the address says it. */
export const viewAddress = (view: string, query: ViewQuery, fund = 'all'): URLSearchParams =>
  addressWith(new URLSearchParams(), {
    view,
    fund: fund === 'all' ? null : fund,
    ...Object.fromEntries(
      Object.entries(query).map(([name, value]) => [
        shortNames[name] ?? name,
        typeof value === 'boolean' ? (value ? '1' : null) : value,
      ]),
    ),
  });

export const builtInAddress = (key: BuiltInView): URLSearchParams =>
  viewAddress(key, builtInViews[key].query);

/** Whether it can be an amount; what somebody wrote by hand is left out. */
const amountIn = (params: URLSearchParams, name: string): string | undefined => {
  const value = params.get(name) ?? '';
  return isAmount(value) ? value : undefined;
};

/** The same where it asks for something, else the first view of the role. */
export const orFirstView = (params: URLSearchParams, role: Role): URLSearchParams => {
  // A language asks for no applications, nor does the dialog of replacements.
  const asked = [...params.keys()].filter((name) => !/^(page|pageSize|lang|replacements)$/.test(name));
  const [first] = builtInViewsOf(role);
  if (asked.length > 0 || !first) return params;
  const next = builtInAddress(first);
  for (const name of ['page', 'pageSize']) {
    const value = params.get(name);
    if (value !== null) next.set(name, value);
  }
  return next;
};

/** What the address of the queue asks for. */
export const queueAddress = (params: URLSearchParams) => {
  const fund = params.get('fund') ?? 'all';
  const view = params.get('view') ?? undefined;
  const is = (name: string) => (params.get(name) === '1' ? true : undefined);
  const sortBy = oneIn<QueueSort>(params, 'sort', queueSorts);
  const order = oneIn(params, 'order', ['ASC', 'DESC'] as const);
  const filters = given({
    search: params.get('search') ?? '',
    status: manyIn<Status>(params, 'status', statuses) as NonNullable<QueueFilters['status']>,
    countryCode: params.getAll('country').filter((code) => /^[A-Z]{2}$/.test(code)),
    sector: manyIn<Sector>(params, 'sector', sectors),
    reviewerId: params.get('reviewer') ?? '',
    amountMin: amountIn(params, 'amountMin'),
    amountMax: amountIn(params, 'amountMax'),
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    dueFrom: dayIn(params, 'dueFrom'),
    dueTo: dayIn(params, 'dueTo'),
    assignedToMe: is('mine'),
    toJudge: is('toJudge'),
    toDecide: is('toDecide'),
    toSign: is('toSign'),
    unassigned: is('unassigned'),
    late: is('late'),
    disagreement: is('disagreement'),
  });
  const sorted = given({ sortBy, order });
  const { page, pageSize } = pagingIn(params);
  const paging = { page, pageSize: params.has('pageSize') ? pageSize : (25 as const) };
  const query: QueueFilters = { ...paging, ...filters, ...sorted };
  const { search, ...chosen } = filters;
  // Both ends of a range are one.
  const names = new Set(Object.keys(chosen).map((name) => name.replace(/(From|To|Min|Max)$/i, '')));
  const narrowings = names.size + (fund === 'all' ? 0 : 1);
  const isFiltered = search !== undefined || narrowings > 0;
  return { query, filters, sorted, fund, view, isFiltered, narrowings };
};
export type QueueAddress = ReturnType<typeof queueAddress>;
