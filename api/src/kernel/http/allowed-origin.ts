const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a page of this origin is the portal's own, on one machine under any of its names. */
export const isAllowedOrigin = (publicUrl: string, origin: string | undefined): boolean => {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const own = new URL(publicUrl);
  const asked = new URL(origin);
  if (asked.origin === own.origin) return asked.origin === origin;
  return (
    loopback.has(own.hostname) &&
    loopback.has(asked.hostname) &&
    asked.protocol === own.protocol &&
    asked.port === own.port
  );
};
