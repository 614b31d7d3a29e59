import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { passwordHasher } from '../../src/identity/auth/password-hasher.ts';
import { type Config, loadConfig } from '../../src/kernel/config/config.ts';
import { testFacts, testSecrets } from './server.ts';

export { testSecrets };

export const testHasher = passwordHasher(testSecrets.pepper);

/** A configuration as the environment would give it, quiet unless `TEST_LOG` names a level, and with limits out of a suite's way. */
export const testConfig = (changes: Partial<Config> = {}): Config => ({
  ...loadConfig({
    PUBLIC_URL: testFacts.publicUrl,
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    RATE_LIMITS: 'relaxed',
    PORTAL_DEMO: '0',
  }),
  dataDirectory: mkdtempSync(join(tmpdir(), 'portal-test-data-')),
  ...changes,
});
