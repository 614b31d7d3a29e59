import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'live-chat', include: ['src/**/*.test.{ts,tsx}'] } });
