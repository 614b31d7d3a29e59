import { defineRemoteConfig } from '@portal/config/rspack';

export default defineRemoteConfig({ area: 'public-site', dir: import.meta.dirname });
