import { chakra } from '@chakra-ui/react';

export interface FlagProps {
  /** ISO 3166 alpha-2, any case. */
  code: string;
  /** Country name; leave empty where the name stands beside it. */
  name?: string | undefined;
  /** Width in px; the height keeps 4:3. */
  size?: number | undefined;
}

export const Flag = ({ code, name = '', size = 20 }: FlagProps) => (
  <chakra.img
    src={`/flags/${code.toLowerCase()}.svg`}
    alt={name}
    width={`${size}px`}
    height={`${Math.round(size * 0.75)}px`}
    objectFit="cover"
    borderRadius="xs"
    flexShrink={0}
    display="inline-block"
    loading="lazy"
  />
);
