import { componentTests } from '@portal/config/component-tests';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...componentTests,
    name: 'application-view',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@portal/testing/still-page'],
  },
});
