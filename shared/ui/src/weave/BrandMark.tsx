export interface BrandMarkProps {
  size?: number | undefined;
}

export const BrandMark = ({ size = 40 }: BrandMarkProps) => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden focusable="false">
    <rect width="40" height="40" rx="6" fill="#0B3F2E" />
    <path fill="#F7B41E" d="M10 6h7v13h-7zM23 21h7v13h-7z" />
    <path fill="#B0D5C1" d="M21 8h13v7H21zM6 25h13v7H6z" />
  </svg>
);
