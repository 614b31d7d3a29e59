import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'administration', include: ['src/**/*.test.{ts,tsx}'] } });
