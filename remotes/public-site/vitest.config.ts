import { testLimits } from '@portal/config/test-limits';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { ...testLimits, name: 'public-site', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] },
});
