import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const look = ['border', 'laterite.solid', 'marigold.solid', 'marigold.solid', 'forest.solid'];

export interface PasswordMeterProps {
  /** 0 to 4 bars. */
  strength: 0 | 1 | 2 | 3 | 4;
  label: ReactNode;
  /** Short, Medium, Good. */
  word?: ReactNode;
  /** What is still missing, as written in the rules. */
  hints?: readonly ReactNode[] | undefined;
}

export const PasswordMeter = ({ strength, label, word, hints = [] }: PasswordMeterProps) => (
  <chakra.div>
    <chakra.p fontSize="sm" fontWeight="bold">
      {label}
    </chakra.p>
    <chakra.div
      display="grid"
      gridTemplateColumns="repeat(4, 1fr)"
      gap="1"
      my="2"
      // The bars are grounds, which forced colours would take away.
      forcedColorAdjust="none"
      aria-hidden
    >
      {[1, 2, 3, 4].map((bar) => (
        <chakra.span
          key={bar}
          height="6px"
          borderRadius="xs"
          bg={bar <= strength ? look[strength] : 'border'}
        />
      ))}
    </chakra.div>
    <chakra.div role="status" textStyle="hint" color="fg.muted">
      {word && <p>{word}</p>}
      {hints.length > 0 && (
        <chakra.ul listStyleType="none">
          {hints.map((hint, i) => (
            <li key={i}>{hint}</li>
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  </chakra.div>
);
