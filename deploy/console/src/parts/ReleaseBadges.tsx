import { Flex } from '@portal/ui';
import { CircleCheck, CircleHelp, CircleX, type LucideIcon, ShieldAlert, ShieldCheck } from 'lucide-react';
import type { Environment } from '../api/types.ts';

type Mark = readonly [icon: LucideIcon, color: string, text: string];

const testMark = ({ tests }: Environment): Mark => {
  if (tests === 'untested') return [CircleHelp, 'marigold.fg', 'Untested'];
  const text = `Tests ${tests.passed}/${tests.passed + tests.failed}`;
  return tests.failed === 0 ? [CircleCheck, 'brand.fg', text] : [CircleX, 'fg.error', text];
};

const marksOf = (environment: Environment): Mark[] => [
  environment.isSigned ? [ShieldCheck, 'brand.fg', 'Signed'] : [ShieldAlert, 'marigold.fg', 'Not signed'],
  environment.known.length > 0
    ? [CircleHelp, 'marigold.fg', 'Check, known faults']
    : [CircleCheck, 'brand.fg', 'Check'],
  testMark(environment),
];

/** What is known of the release that an environment serves. What has new faults is not served at all. */
export const ReleaseBadges = ({ environment }: { environment: Environment }) => (
  <Flex wrap="wrap" columnGap="3.5" rowGap="1" fontSize="2xs" fontWeight="semibold">
    {marksOf(environment).map(([Icon, color, text]) => (
      <Flex
        key={text}
        as="span"
        display="inline-flex"
        align="center"
        gap="1.5"
        color={color}
        whiteSpace="nowrap"
      >
        <Icon size={15} strokeWidth={2} aria-hidden />
        {text}
      </Flex>
    ))}
  </Flex>
);
