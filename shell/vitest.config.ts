import { pageTests } from '@portal/config/component-tests';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: pageTests(import.meta.dirname) });
