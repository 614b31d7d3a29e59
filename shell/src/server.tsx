/** Public pages and the remotes' server builds get one React, one theme and one query client of it. */
import * as platform from '@portal/platform';
import * as forms from '@portal/platform/forms';
import * as ui from '@portal/ui';
import * as overlay from '@portal/ui/overlay';
import * as table from '@portal/ui/table';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

export { openRenderer } from './prerender/renderer.tsx';

/** By the names under which remotes import them. */
export const units: Readonly<Record<string, unknown>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@portal/ui': ui,
  '@portal/ui/overlay': overlay,
  '@portal/ui/table': table,
  '@portal/platform': platform,
  '@portal/platform/forms': forms,
};
