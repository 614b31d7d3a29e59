import { defineConsoleConfig } from '@portal/config/rspack';

export default defineConsoleConfig(import.meta.dirname);
