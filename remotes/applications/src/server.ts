import { definePrerendered } from '@portal/platform/area';
import { loadLocale } from './load-locale.ts';
import { withChat } from './navigation/with-chat.tsx';
import { renderedPages } from './rendered-pages.ts';

/** The remote's server build. */
export default definePrerendered({
  app: { namespace: 'applications', loadLocale, routes: withChat(renderedPages) },
});
