import { testLimits } from '@portal/config/test-limits';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...testLimits,
    name: 'shell',
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://portal.test/' } },
    setupFiles: ['test/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
