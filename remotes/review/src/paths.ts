/** Every address of this area. */
export const reviewApplications = '/workspace/review-applications';

export const applicationDesk = (id: string): string => `${reviewApplications}/${encodeURIComponent(id)}`;
