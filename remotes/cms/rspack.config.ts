import { defineRemoteConfig } from '@portal/config/rspack';

export default defineRemoteConfig({ area: 'cms', dir: import.meta.dirname });
