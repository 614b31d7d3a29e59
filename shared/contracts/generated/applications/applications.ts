// Written by `pnpm calls` from src/applications/applications.ts.
import type { CallOf } from '../../src/call.ts';
import type * as declared from '../../src/applications/applications.ts';

/** Whether a receipt is valid, and nothing else. */
export const checkReceipt: CallOf<typeof declared.checkReceipt> = { id: 'checkReceipt', method: 'POST', path: '/receipts/check' };

/** An application as a PDF file. */
export const exportApplicationPdf: CallOf<typeof declared.exportApplicationPdf> = { id: 'exportApplicationPdf', method: 'GET', path: '/application/export/pdf/:id', timeoutMs: 60000 };

/** One application, as much of it as the caller may read. */
export const getApplication: CallOf<typeof declared.getApplication> = { id: 'getApplication', method: 'GET', path: '/application/fund/:id' };

/** The caller's own applications, those the caller entered and those of colleagues. */
export const listMyApplications: CallOf<typeof declared.listMyApplications> = { id: 'listMyApplications', method: 'GET', path: '/application/myFundApplications' };

/** Every sending with its receipt and what it changed. */
export const listVersions: CallOf<typeof declared.listVersions> = { id: 'listVersions', method: 'GET', path: '/application/:id/versions' };

/** Sends the changes that were asked for, as the next version. */
export const resubmit: CallOf<typeof declared.resubmit> = { id: 'resubmit', method: 'POST', path: '/application/resubmit/:id' };

/** Withdraws an application that is not decided. */
export const withdraw: CallOf<typeof declared.withdraw> = { id: 'withdraw', method: 'POST', path: '/application/withdraw/:id' };
