import { testLimits } from '@portal/config/test-limits';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { ...testLimits, name: 'contracts', include: ['{src,scripts}/**/*.test.ts'], isolate: false },
});
