import { componentTests } from '@portal/config/component-tests';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...componentTests,
    name: 'review',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@portal/testing/still-page'],
  },
});
