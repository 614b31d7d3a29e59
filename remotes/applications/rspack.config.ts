import { defineRemoteConfig } from '@portal/config/rspack';

export default defineRemoteConfig({ area: 'applications', dir: import.meta.dirname });
