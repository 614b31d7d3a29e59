declare module 's3rver' {
  /** A request as the server's Koa application has it. */
  export interface Context {
    method: string;
    path: string;
    headers: Record<string, string | undefined>;
    status: number;
    body: string;
    res: { once: (event: 'close', listener: () => void) => void };
  }

  /** What the tests use of the server; the package has no types. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string; configs: string[] }[];
    });
    middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    store: { getMetadata: (bucket: string, key: string) => Promise<{ etag: string }> };
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
