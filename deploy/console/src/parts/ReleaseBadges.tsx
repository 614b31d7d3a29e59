import { Flex } from '@portal/ui';
import { CircleCheck, CircleHelp, CircleX, type LucideIcon, ShieldAlert, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Environment } from '../api/types.ts';

const Mark = ({ icon: Icon, color, children }: { icon: LucideIcon; color: string; children: ReactNode }) => (
  <Flex as="span" display="inline-flex" align="center" gap="1.5" color={color} whiteSpace="nowrap">
    <Icon size={15} strokeWidth={2} aria-hidden />
    {children}
  </Flex>
);

const Tests = ({ tests }: Pick<Environment, 'tests'>) => {
  if (tests === 'untested')
    return (
      <Mark icon={CircleHelp} color="marigold.fg">
        Untested
      </Mark>
    );
  const all = tests.passed + tests.failed;
  const isWhole = tests.failed === 0;
  return (
    <Mark icon={isWhole ? CircleCheck : CircleX} color={isWhole ? 'brand.fg' : 'fg.error'}>
      Tests {tests.passed}/{all}
    </Mark>
  );
};

/** What is known of the release that an environment serves. What has new faults is not served at all. */
export const ReleaseBadges = ({ environment: { isSigned, tests, known } }: { environment: Environment }) => (
  <Flex wrap="wrap" columnGap="3.5" rowGap="1" fontSize="2xs" fontWeight="semibold">
    {isSigned ? (
      <Mark icon={ShieldCheck} color="brand.fg">
        Signed
      </Mark>
    ) : (
      <Mark icon={ShieldAlert} color="marigold.fg">
        Not signed
      </Mark>
    )}
    {known.length > 0 ? (
      <Mark icon={CircleHelp} color="marigold.fg">
        Check, known faults
      </Mark>
    ) : (
      <Mark icon={CircleCheck} color="brand.fg">
        Check
      </Mark>
    )}
    <Tests tests={tests} />
  </Flex>
);
