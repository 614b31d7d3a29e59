import { remoteTests } from '@portal/config/component-tests';
import { defineConfig } from 'vitest/config';

export default defineConfig({ test: remoteTests(import.meta.dirname) });
