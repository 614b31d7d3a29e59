const firstMatch = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.find(([pattern]) => pattern.test(text))?.[1] ?? 'Unknown';

const browsers = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

const systems = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

const devices = [
  [/iPad|Tablet|Android(?!.*Mobile)/, 'Tablet'],
  [/Mobile|iPhone|iPod/, 'Mobile'],
  [/Windows|Macintosh|Linux|CrOS/, 'Desktop'],
] as const;

/** What a user agent says about itself, coarse enough to stay the same between versions. */
export const deviceOf = (userAgent: string) => ({
  device: firstMatch(userAgent, devices),
  browser: firstMatch(userAgent, browsers),
  os: firstMatch(userAgent, systems),
});
