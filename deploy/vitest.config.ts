import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'deploy', root: import.meta.dirname, include: ['test/**/*.test.ts'], testTimeout: 20_000 },
});
