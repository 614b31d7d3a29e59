import type { SectionContents } from '@portal/contracts/content/sections';

type Mark = SectionContents['footer']['logos'][number]['mark'];

/** Drawn stand-ins: no real body's mark is used. */
const drawings: Record<Mark, string> = {
  TREATY: 'M16 3a13 13 0 1 0 0 26 13 13 0 1 0 0-26M8 25l8-18 8 18M11 19h10',
  BANK: 'M3 13 16 4l13 9M5 14v14M12 17v11M20 17v11M27 14v14M3 28h26',
  MANAGER: 'M16 3 29 16 16 29 3 16zM16 10l6 6-6 6-6-6z',
};

export const LogoMark = ({ mark }: { mark: Mark }) => (
  <svg
    width="32"
    height="32"
    viewBox="0 0 32 32"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    aria-hidden
  >
    <path d={drawings[mark]} strokeLinejoin="round" />
  </svg>
);
