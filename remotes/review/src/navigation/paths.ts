/** Every address of this area. */
export const reviewApplications = '/workspace/review-applications';

export const applicationDesk = (id: string): string => `${reviewApplications}/${encodeURIComponent(id)}`;

/** In the area of applications: what staff entered for an applicant. */
export const enteredApplication = (fundId: string, id: string): string =>
  `/application/${encodeURIComponent(fundId)}/entered/${encodeURIComponent(id)}`;
