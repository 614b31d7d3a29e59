import { testLimits } from '@portal/config/test-limits';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { ...testLimits, name: 'application-form', include: ['src/**/*.test.ts'], isolate: false },
});
