import { defineRemoteConfig } from '@portal/config/rspack';

export default defineRemoteConfig(import.meta.dirname);
