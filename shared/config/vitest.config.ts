import { defineConfig } from 'vitest/config';
import { testLimits } from './src/test-limits.ts';

export default defineConfig({
  test: { ...testLimits, name: 'config', root: import.meta.dirname, include: ['test/**/*.test.ts'] },
});
