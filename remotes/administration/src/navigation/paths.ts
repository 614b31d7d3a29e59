/** Every address of this remote. */
export const dashboard = '/workspace';
export const userManagement = '/workspace/user-management';
export const apiClients = '/workspace/user-management/clients';
/** Without a menu entry: user management leads to it. */
export const signIns = '/workspace/user-management/sign-ins';
export const fundDescription = '/workspace/fund-description';
export const contactMessages = '/workspace/contact-us';
/** Without a menu entry: the messages and the dashboard lead to it. */
export const interests = '/workspace/interests';
export const liveChat = '/workspace/live-chat';
/** Without a menu entry: the messages, the agent console and the dashboard lead to it. */
export const inbox = '/workspace/inbox';
export const logHistory = '/workspace/log-history';

const below = (root: string, id: string) => `${root}/${encodeURIComponent(id)}`;

/** The page of one person. */
export const userPage = (id: string): string => below(userManagement, id);
export const fundDetails = (id: string): string => below(fundDescription, id);
export const fundEligibility = (id: string): string => `${fundDetails(id)}/eligibility`;
export const fundCriteria = (id: string): string => `${fundDetails(id)}/criteria`;
export const fundBalance = (id: string): string => `${fundDetails(id)}/balance`;
/** The form for putting a row of the history right. */
export const fundReversal = (id: string, rowId: string, amount: string): string =>
  `${fundBalance(id)}?${new URLSearchParams({ reverses: rowId, amount })}`;
export const fundHistory = (id: string): string => `${fundDetails(id)}/history`;

export const liveChatOf = (id: string): string => `${liveChat}?${new URLSearchParams({ chat: id })}`;

/** The rows of one record in their order. */
export const logOfRecord = (entityType: string, entityId: string): string =>
  `${logHistory}?${new URLSearchParams({ entityType, entityId })}`;

/** Pages of another remote, by the addresses of the specification. */
export const reviewApplications = (filters: Record<string, string | readonly string[]> = {}): string => {
  const pairs = Object.entries(filters).flatMap(([name, values]) =>
    [values].flat().map((value) => [name, value] as [string, string]),
  );
  const query = new URLSearchParams(pairs).toString();
  return `/workspace/review-applications${query && `?${query}`}`;
};

/** All that a search finds: who sees names also finds by name or address. */
export const applicationsWith = (search: string): string => reviewApplications({ view: 'ALL', search });

export const applicationReview = (id: string): string => below(reviewApplications(), id);
export const applicationMessages = (id: string): string => `${applicationReview(id)}?tab=messages`;

/** A new public question, filled in from a message and its reply. */
export const newPublicQuestion = (messageId: string): string =>
  `/workspace/content-management/faqs-list/new?${new URLSearchParams({ message: messageId })}`;
