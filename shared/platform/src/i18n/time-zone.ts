/** Of the device. Its date formats know it, too, but the first use of them takes a slow phone a tenth of a second. */
export const deviceTimeZone = (): string =>
  typeof Temporal === 'undefined'
    ? Intl.DateTimeFormat().resolvedOptions().timeZone
    : Temporal.Now.timeZoneId();
