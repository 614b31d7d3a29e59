/** The server of pages, files and releases. What starts or measures it imports this file alone. */

export type { ApiHandler } from './src/api-handler.ts';
export { proxyTo, type Translation } from './src/api-proxy.ts';
export type { ProviderSettings } from './src/console/identity-provider.ts';
export { createGateway, type GatewayOptions } from './src/create-gateway.ts';
export { type DevelopmentBuild, developmentBuilds, withBuild } from './src/development-builds.ts';
export { commonHeaders, contentPolicy, pageHeaders } from './src/headers.ts';
export { readableUrl } from './src/malformed-requests.ts';
export { earlyRequestsHash } from './src/page/early-requests.ts';
export { preloadsFor } from './src/page/preloads.ts';
export { startStyleHash } from './src/page/render-page.ts';
export { servePages } from './src/serve-pages.ts';
export type { PagesWanted } from './src/start-prerender.ts';
export { visitorHeaders } from './src/visitor-headers.ts';
