import { componentTests } from '@portal/config/component-tests';
import { defineConfig } from 'vitest/config';

/** Rules run without a page; a test of a page asks for one in its first line. */
export default defineConfig({
  test: {
    ...componentTests,
    name: 'applications',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@portal/testing/still-page'],
  },
});
