import { testLimits } from '@portal/config/test-limits';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...testLimits,
    name: 'deploy',
    root: import.meta.dirname,
    include: ['test/**/*.test.ts'],
    // What modules keep is by store, and each test has its own.
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
