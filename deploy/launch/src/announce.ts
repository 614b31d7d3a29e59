import type { Config } from '@portal/api';
import { demoManagers } from './demo-managers.ts';

const accounts = [
  ['admin@demo.example', 'Admin'],
  ['admin2@demo.example', 'Admin, second person'],
  ['manager@demo.example', 'Fund manager'],
  ['reviewer@demo.example', 'Reviewer and chat agent'],
  ['reviewer2@demo.example', 'Reviewer'],
  ['beneficiary@demo.example', 'Beneficiary'],
] as const;

/** What a person needs to know to begin. */
export const announce = ({ publicUrl, demo }: Config): void => {
  console.log(`\nThe portal is ready: ${publicUrl}/\n`);
  if (demo) {
    console.log('Example accounts, all with the password Demo-2026-pass:');
    for (const [address, role] of accounts) console.log(`  ${address.padEnd(26)}${role}`);
    console.log(`E-mails, with the sign-in codes of staff: ${publicUrl}/demo/mailbox`);
    console.log(`Release console: ${publicUrl}/releases/console/, with one of these tokens:`);
    for (const { token, role } of demoManagers) console.log(`  ${token.padEnd(30)}${role}`);
    console.log('');
  }
  console.log('Stop it with Ctrl+C.');
};
