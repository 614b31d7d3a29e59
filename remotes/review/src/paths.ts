/** Every address of this area. */
export const reviewApplications = '/workspace/review-applications';

export const applicationDesk = (id: string): string => `${reviewApplications}/${encodeURIComponent(id)}`;

/** In the area of applications: what an owner, or who entered it, reads of an application. */
export const ownApplication = (id: string): string => `/workspace/my-applications/${encodeURIComponent(id)}`;
