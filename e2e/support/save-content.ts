import type { Page } from '@playwright/test';

/** Saves one language of a section as the signed-in Admin of a page. @returns the status of the answer */
export const saveContent = (admin: Page, section: { key: string; lang: string; data: unknown }) =>
  admin.evaluate(async (body) => {
    const answer = await fetch('/api/cms/cms-data', {
      method: 'PUT',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${localStorage.getItem('access_token')}`,
      },
      body: JSON.stringify(body),
    });
    return answer.status;
  }, section);
