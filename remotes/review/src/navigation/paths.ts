/** Every address of this remote. */
export const reviewApplications = '/workspace/review-applications';

/** What the address of the queue said, in the address of an application that was opened from it. */
const listParameter = 'list';

/** `list`: the search of the queue's address; absent: it was opened from elsewhere. */
export const applicationPath = (id: string, list?: string): string =>
  `${reviewApplications}/${encodeURIComponent(id)}${
    list === undefined ? '' : `?${new URLSearchParams({ [listParameter]: list })}`
  }`;

export const listIn = (search: URLSearchParams): string | undefined => search.get(listParameter) ?? undefined;

/** The queue as it was left. */
export const queueOf = (list: string | undefined): string =>
  list ? `${reviewApplications}?${list}` : reviewApplications;

/** In the remote of administration: everything that was written to the Fund. */
export const inbox = '/workspace/inbox';

/** In the remote of applications: what staff entered for an applicant. */
export const enteredApplication = (fundId: string, id: string): string =>
  `/application/${encodeURIComponent(fundId)}/entered/${encodeURIComponent(id)}`;

/** What a reviewer has still to judge or has judged; or what the reviewer is late with. */
export const queueOfReviewer = (reviewerId: string, isLate = false): string =>
  `${reviewApplications}?${new URLSearchParams({ reviewer: reviewerId, ...(isLate && { late: '1', sort: 'dueAt', order: 'ASC' }) })}`;

export const workloadPage = '/workspace/workload';

export const rankingPage = '/workspace/ranking';

export const rankingOfFund = (fundId: string): string => `${rankingPage}?fund=${encodeURIComponent(fundId)}`;
