import { defineRemoteConfig } from '@portal/config/rspack';

export default defineRemoteConfig({ area: 'review', dir: import.meta.dirname });
