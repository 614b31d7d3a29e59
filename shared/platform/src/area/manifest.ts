import type { Localised, Role } from '@portal/contracts';

/** Who may enter a route: nobody signed out when present; then one of the roles, then the flag. */
export interface Guard {
  /** Empty means any signed-in user. */
  roles: readonly Role[];
  /** A boolean user flag that must be on, such as `isChatAgent`. */
  flag?: string;
}

/** One address pattern that a remote owns. The first match in the release document wins. */
export interface AreaRoute {
  /** A react-router pattern such as `/news/:slug`; a final `/*` owns everything below. */
  path: string;
  /** Absent: public. */
  guard?: Guard;
  /** Name of the page's code chunk, so that the gateway can preload it. */
  chunk?: string;
  /**
   * Read calls with which the page of somebody signed in begins, with their query, such as `/fund/`: where the
   * address has no query of its own, they are on their way before the app is. `{today}` and `{yearStart}` stand for
   * days where the person is: today, and the first of the last twelve months.
   */
  asks?: readonly string[];
  /** A role may begin with other calls, all of which stand here. */
  asksFor?: Partial<Record<Role, readonly string[]>>;
  /** The remote's server build must have it; where rendering fails, the calls of `asks` go out instead. */
  rendersForReader?: true;
  /** A device keeps the page, so that it opens without a connection. */
  offline?: true;
  /** The frame around the page. Default: `public` outside /workspace, else `workspace`. */
  frame?: 'public' | 'workspace' | 'desk';
}

/** An entry of the workspace sidebar. */
export interface SidebarEntry {
  /** Last segment of its address, which highlights it; `dashboard` maps to /workspace. */
  key: string;
  /** Last segments of addresses without an entry of their own, which highlight it as well. */
  alsoAt?: readonly string[];
  to: string;
  label: Localised;
  /** A role may see another label, such as the manager's Fund Applications. */
  labelFor?: Partial<Record<Role, Localised>>;
  /** Name of an icon that the shell draws. */
  icon: SidebarIcon;
  /** Which roles see it, and where in their menu, as `sidebarAt` says. Lower stands higher. */
  roles: Partial<Record<Role, number>>;
  flag?: string;
  /** Key of the parent entry, where this is a sub-item for these roles. */
  parent?: Partial<Record<Role, string>>;
  /** A heading without a page of its own: it only expands. */
  isGroup?: boolean;
  /** What waits there for the person. */
  waiting?: Waiting;
  /** A role may have other work there. */
  waitingFor?: Partial<Record<Role, Waiting>>;
}

export interface Waiting {
  /** Below /api. */
  path: string;
  /** Where in its answer the numbers are that make the sum, such as `data.count`. */
  counts: readonly string[];
  /** Address of the page that shows just that; absent: the entry's own. */
  to?: string;
}

export type SidebarIcon =
  | 'dashboard'
  | 'file'
  | 'clipboard'
  | 'users'
  | 'fund'
  | 'content'
  | 'chat'
  | 'log'
  | 'inbox'
  | 'user'
  | 'key'
  | 'history';

/** An entry of the public header navigation. */
export interface HeaderEntry {
  id: string;
  to: string;
  label: Localised;
  /** As `headerAt` says. */
  position: number;
  /** Home is active on exact match only; the others by prefix. */
  exact?: boolean;
  children?: HeaderChild[];
}

export interface HeaderChild {
  to: string;
  label: Localised;
  /** Name of a woven tile before the label. */
  tile?: 'stairs' | 'diamond';
  children?: { to: string; label: Localised }[];
}

/** A column of the footer's first part. */
export interface FooterColumn {
  id: string;
  heading: Localised;
  /** As `footerAt` says. */
  position: number;
  links: { to: string; label: Localised }[];
}

/** A sidebar button with a menu whose items come from a list call. */
export interface SidebarAction {
  id: string;
  label: Localised;
  roles: readonly Role[];
  items: {
    /** Path below /api of a list call. */
    source: string;
    /** Address with `{field}` placeholders of an item, such as `/application/{fundId}`. */
    to: string;
    /** Item field whose value picks the label. */
    labelBy: string;
    labels: Record<string, Localised>;
    /** Item field value → woven tile. */
    tiles?: Record<string, 'stairs' | 'diamond'>;
  };
}

/** What a remote contributes, as data: copied into the release document when the remote is published. */
export interface AreaManifest {
  name: string;
  /** How the error state names the remote: "{title} is unavailable right now". */
  title: Localised;
  routes: AreaRoute[];
  /** Landing address per role after sign-in. */
  landing?: Partial<Record<Role, string>>;
  sidebar?: SidebarEntry[];
  actions?: SidebarAction[];
  header?: HeaderEntry[];
  footer?: FooterColumn[];
}

/** Declares a remote's manifest; the compiler checks it here and where the shell reads it. */
export const defineArea = (manifest: AreaManifest): AreaManifest => manifest;
