import { defineConfig } from 'vitest/config';
import { testLimits } from '../shared/config/src/test-limits.ts';

export default defineConfig({
  test: {
    ...testLimits,
    name: 'deploy',
    root: import.meta.dirname,
    include: ['{check,release,gateway,launch,measure}/test/**/*.test.ts'],
    // What modules keep is by store, and each test has its own.
    isolate: false,
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
