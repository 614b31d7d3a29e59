import { sharedPageTests } from '@portal/config/component-tests';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: sharedPageTests(import.meta.dirname) });
