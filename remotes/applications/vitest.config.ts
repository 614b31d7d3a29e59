import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'applications', include: ['src/**/*.test.{ts,tsx}'] } });
