import { componentTests } from '@portal/config/component-tests';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...componentTests,
    name: 'console',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
