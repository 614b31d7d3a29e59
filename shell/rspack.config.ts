import { defineShellConfig } from '@portal/config/rspack';

export default defineShellConfig({ dir: import.meta.dirname });
