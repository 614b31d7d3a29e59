import { componentTests } from '@portal/config/component-tests';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { ...componentTests, name: 'ui', include: ['{src,test}/**/*.test.{ts,tsx}'] },
});
