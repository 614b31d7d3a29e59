import { defineConfig } from 'vitest/config';
import { testLimits } from '../shared/config/src/test-limits.ts';

export default defineConfig({
  test: {
    ...testLimits,
    name: 'deploy',
    root: import.meta.dirname,
    include: ['{check,release,gateway,launch,measure}/test/**/*.test.ts'],
    // Of whoever runs the tests: a test would release into their bucket, and sign with their keys.
    env: {
      RELEASE_STORE_URL: '',
      RELEASE_TRUSTED_KEYS: '',
      RELEASE_PUBLISHER_KEY: '',
      RELEASE_MANAGER_KEY: '',
    },
    // What modules keep is by store, and each test has its own.
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
