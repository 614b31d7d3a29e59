import { chakra } from '@chakra-ui/react';
import { initials } from './initials.ts';

export interface AvatarProps {
  name: string;
  /** Side in px: 44 in the sidebar, 32 in the header. */
  size?: number | undefined;
}

/** Square initials. The name is written beside it, so it is hidden from assistive technology. */
export const Avatar = ({ name, size = 44 }: AvatarProps) => (
  <chakra.span
    aria-hidden
    display="inline-flex"
    alignItems="center"
    justifyContent="center"
    flexShrink={0}
    width={`${size}px`}
    height={`${size}px`}
    borderRadius="md"
    bg="forest.700"
    color="white"
    fontWeight="heavy"
    fontSize={`${Math.max(12, Math.round(size * 0.33))}px`}
    lineHeight="1"
  >
    {initials(name)}
  </chakra.span>
);
