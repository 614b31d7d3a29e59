import type { ReleaseDocument } from '@portal/platform/release';
import type { AskApi } from '@portal/release/canary/ask-api';
import type { FastifyInstance } from 'fastify';
import { inlineSmallPictures } from './page/inline-small-pictures.ts';
import { renderPrerenderedPage } from './page/render-prerendered-page.ts';
import { readPinned } from './prerender/load-server-build.ts';
import {
  type CountRender,
  openPrerenderedPages,
  type PrerenderedPages,
} from './prerender/prerendered-pages.ts';
import type { Site } from './site.ts';

/** So often it is looked whether a pin or an edit calls for new pages. */
const lookMs = 2_000;

/** `all`: each page is made before its first reader comes. `asked`: only pages that somebody asks for. */
export type PagesWanted = 'all' | 'asked';

interface Options extends Site {
  askApi: AskApi | undefined;
  count: CountRender | undefined;
  wanted: PagesWanted;
}

const styleOf = async (store: string, release: ReleaseDocument): Promise<string> => {
  const shell = release.builds[release.shell];
  if (!shell) return '';
  return (await Promise.all(shell.styles.map((file) => readPinned(store, shell, file)))).join('\n');
};

/**
 * Prerendered pages for as long as the gateway runs. Where all are wanted, they are made from its start on, so
 * that the first visitor finds them, and again with every pin and every edit.
 */
export const startPrerender = (app: FastifyInstance, options: Options): PrerenderedPages | undefined => {
  const { store, origin, settings, askApi, count, readRelease, wanted } = options;
  if (!askApi) return undefined;
  const withMarks = inlineSmallPictures(askApi);
  const prerendered = openPrerenderedPages({
    store,
    origin,
    settings,
    askApi,
    compose: async (release, wanted, page, languages) =>
      renderPrerenderedPage({
        release,
        wanted,
        page: { ...page, html: await withMarks(page.html) },
        languages,
        settings,
        origin,
        shellStyle: await styleOf(store, release),
      }),
    warn: (message) => app.log.warn(message),
    count,
  });
  const look = async (): Promise<void> => {
    const release = await readRelease();
    if (release) await prerendered.warm(release);
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', () => {
    if (wanted === 'asked') return;
    void look();
    timer = setInterval(() => void look(), lookMs);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await prerendered.close();
  });
  return prerendered;
};
