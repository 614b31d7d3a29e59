import { thread } from './thread-colours.ts';

export interface BrandMarkProps {
  size?: number | undefined;
}

/** Two threads over and under two others. The name stands beside it. */
export const BrandMark = ({ size = 40 }: BrandMarkProps) => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden focusable="false">
    <rect width="40" height="40" rx="6" fill={thread.dark} />
    <path fill={thread.pale} d="M4 9h4v8H4zM19 9h17v8H19zM4 23h17v8H4zM32 23h4v8h-4z" />
    <path fill={thread.gold} d="M9 4h8v17H9zM9 32h8v4H9zM23 4h8v4h-8zM23 19h8v17h-8z" />
  </svg>
);
