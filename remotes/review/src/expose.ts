import { defineRemote } from '@portal/platform';
import { loadLocale } from './load-locale.ts';
import { routes } from './routes.tsx';

export default defineRemote({ namespace: 'review', loadLocale, routes });
