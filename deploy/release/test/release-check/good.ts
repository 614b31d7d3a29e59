import { makeFirstKeys } from '../../src/releases/sign-store.ts';
import {
  access,
  action,
  asReview,
  asShell,
  type Case,
  column,
  entry,
  item,
  operations,
  react,
  review,
  shell,
  ui,
} from './portal.ts';

/** Sets that are close to a fault and have none. */
export const good: Case[] = [
  { why: 'is like the one before', candidate: asReview(review) },
  { why: 'has a contract that asks for nothing', candidate: asReview({}) },
  { why: 'accepts the very React of the shell', candidate: asReview({ build: react({ react: '^19.3.1' }) }) },
  {
    why: 'names both parts of React alike',
    candidate: asReview({ build: react({ 'react-dom': '^19.3.0' }) }),
  },
  {
    why: 'needs a unit of an earlier minor version',
    candidate: asReview({ build: react({ [ui]: '^1.1.0' }) }),
  },
  { why: 'imports every name of a unit', candidate: asReview({ names: { [ui]: ['Button', 'Skeleton'] } }) },
  { why: 'imports nothing', candidate: asReview({ names: {} }) },
  {
    why: 'claims an address beside another area',
    candidate: asReview({ manifest: { routes: [{ path: '/cmsx/*' }] } }),
  },
  { why: 'has a menu entry of its own', candidate: asReview({ manifest: { sidebar: [entry('queue')] } }) },
  {
    why: 'has an action named as a menu entry elsewhere',
    candidate: asReview({ manifest: { actions: [action('pages')] } }),
  },
  {
    why: 'has a header entry named as a column elsewhere',
    candidate: asReview({ manifest: { header: [item('about')] } }),
  },
  { why: 'has a footer column of its own', candidate: asReview({ manifest: { footer: [column('legal')] } }) },
  {
    why: 'keeps its words under its name',
    candidate: asReview({ contract: { locales: { namespace: 'review', languages: [] } } }),
  },
  {
    why: 'styles a class of its own',
    candidate: asReview({ contract: { globalStyles: ['.desk button', '[data-desk]'] } }),
  },
  { why: 'asks for nobody in particular', candidate: asReview({ contract: access({}) }) },
  {
    why: 'asks for a flag that there is',
    candidate: asReview({ contract: access({ flags: ['isChatAgent'] }) }),
  },
  {
    why: 'calls an operation whose parameter has another name',
    candidate: asReview({ contract: { operations: operations('POST /review/:x/decision') } }),
  },
  {
    why: 'relies on a permission that there is',
    candidate: asReview({ contract: access({ permissions: ['application.decide'] }) }),
  },
  {
    why: 'is a shell that provides more',
    candidate: asShell({ names: { [ui]: ['Button', 'Chart', 'Skeleton'] } }),
  },
  {
    why: 'is a shell that styles every element',
    candidate: asShell({ contract: { ...shell.contract, globalStyles: ['button'] } }),
  },
  {
    why: 'is signed where builds are',
    candidate: asReview({}),
    afterwards: (_folder, store) => makeFirstKeys(store),
  },
];
