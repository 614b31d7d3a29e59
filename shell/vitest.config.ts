import { componentTests } from '@portal/config/component-tests';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...componentTests,
    name: 'shell',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://portal.test/' } },
    setupFiles: ['test/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
