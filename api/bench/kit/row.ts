/** One line of the table that a bench prints. */
export interface Row {
  what: string;
  /** How large the database was, `1M`. */
  size: string;
  /** Our figure with its unit. */
  ours: string;
  /** What bounds it, in the same unit, from the same run; empty where nothing does. */
  limit?: string;
  /** Ours against the limit, or against the smallest size: say which in `what` or `verdict`. */
  ratio?: string;
  /** Milliseconds of CPU per request, node + PostgreSQL. */
  cpu?: string;
  verdict: 'ok' | 'missed' | '' | `missed: ${string}` | `ok: ${string}`;
}
