import { defineRemoteConfig } from '@portal/config/rspack';

export default defineRemoteConfig({ area: 'administration', dir: import.meta.dirname });
