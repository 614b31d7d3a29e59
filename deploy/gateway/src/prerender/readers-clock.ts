type Formatter = typeof Intl.DateTimeFormat;
type FormatArguments = [locales?: string, options?: Intl.DateTimeFormatOptions];

/** A formatter that builds keep for all their pages: it writes in the zone of whoever a page is made for. */
const inZoneOf = (zone: () => string | undefined, format: Formatter, [locales, options]: FormatArguments) => {
  if (options?.timeZone !== undefined) return new format(locales, options);
  const madeFor = (timeZone: string | undefined) => ({
    timeZone,
    formatter: new format(locales, { ...options, timeZone }),
  });
  let last = madeFor(zone());
  return new Proxy(last.formatter, {
    get: (_first, name) => {
      if (last.timeZone !== zone()) last = madeFor(zone());
      const { formatter } = last;
      const member: unknown = Reflect.get(formatter, name, formatter);
      return typeof member === 'function' ? member.bind(formatter) : member;
    },
  });
};

const fields = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds'] as const;

/**
 * Shows dates as a reader's own browser would: the zone of this process, UTC, is nobody's.
 * @param zone of whoever the page is for that is made now; none: UTC.
 */
export const setReadersClock = (zone: () => string | undefined): void => {
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    construct: (format, given: FormatArguments) => inZoneOf(zone, format, given),
    apply: (format, _this, given: FormatArguments) => inZoneOf(zone, format, given),
  });
  const clock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
  /** The moment at which the clock of UTC shows what the reader's shows now. */
  const shownAt = (date: Date): Date => new Date(`${clock.format(date).replace(' ', 'T')}Z`);
  for (const field of fields)
    Object.defineProperty(Date.prototype, `get${field}`, {
      value(this: Date): number {
        return Number.isNaN(this.getTime()) ? Number.NaN : shownAt(this)[`getUTC${field}`]();
      },
    });
};
