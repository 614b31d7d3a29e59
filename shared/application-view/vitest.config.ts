import { testLimits } from '@portal/config/test-limits';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { ...testLimits, name: 'application-view', include: ['src/**/*.test.{ts,tsx}'] },
});
