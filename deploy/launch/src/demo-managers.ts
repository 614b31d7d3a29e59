import {
  addManager,
  listManagers,
  type Manager,
  managerWith,
  removeManager,
} from '@portal/release/console/managers';

interface DemoManager extends Pick<Manager, 'name' | 'role'> {
  token: string;
}

/** Known to everybody, as the passwords of the example accounts are. */
export const demoManagers: readonly DemoManager[] = [
  { name: 'Naledi Khumalo', role: 'manager', token: 'Demo-2026-release-manager' },
  { name: 'Amina Hassan', role: 'developer', token: 'Demo-2026-release-developer' },
  { name: 'Ousmane Diallo', role: 'reader', token: 'Demo-2026-release-reader' },
];

/** Lets the example people sign in to the release console in demo mode, and in no other. */
export const keepDemoManagers = async (store: string, isDemo: boolean): Promise<void> => {
  if (!isDemo && (await listManagers(store)).length === 0) return;
  for (const { name, role, token } of demoManagers) {
    const known = await managerWith(store, token);
    if (isDemo && !known) await addManager(store, name, role, token);
    if (!isDemo && known) await removeManager(store, known.name);
  }
};
