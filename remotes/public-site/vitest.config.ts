import { sharedPageTests } from '@portal/config/component-tests';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...sharedPageTests,
    name: 'public-site',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
