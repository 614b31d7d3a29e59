import { test as setup } from '@playwright/test';
import { type AccountName, accounts, password, stateFile } from './accounts.ts';
import { signIn } from './sign-in.ts';

// Each is somebody else.
setup.describe.configure({ mode: 'parallel' });

for (const name of Object.keys(accounts) as AccountName[]) {
  setup(`sign in as ${name}`, async ({ page }) => {
    await signIn(page, accounts[name].email, password, accounts[name].staff);
    await page.context().storageState({ path: stateFile(name) });
  });
}
