import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'application-view', include: ['src/**/*.test.{ts,tsx}'] } });
