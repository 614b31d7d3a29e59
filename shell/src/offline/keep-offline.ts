import { currentLanguage } from '@portal/platform';
import { roleStore, serviceWorkerPath } from '@portal/platform/release';

/** Lets the browser keep the pages that open without a connection, for the language and role of this device. */
export const keepOffline = async (): Promise<void> => {
  await navigator.serviceWorker.register(serviceWorkerPath);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ language: currentLanguage(), role: localStorage.getItem(roleStore) });
};
