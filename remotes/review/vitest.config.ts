import { testLimits } from '@portal/config/test-limits';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...testLimits,
    name: 'review',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@portal/testing/still-page'],
  },
});
