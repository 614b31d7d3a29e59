import { isComplete, type SectionCompleteness } from '@portal/application-form/completeness';
import { APPLICATION_NAMESPACE } from '@portal/application-view';
import type { Section } from '@portal/contracts/applications/sections';
import { TextLink, useTranslation } from '@portal/platform';
import { Box, Card, Flex, HintText, HStack, Text } from '@portal/ui';
import { Circle, CircleCheck, CircleDashed, CircleDot, Lock, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDraft, useDraftPlaces } from '../edit-draft/draft-context.ts';
import { PresenceMark } from '../work-together/PresenceMark.tsx';

const looks = {
  COMPLETE: { icon: CircleCheck, color: 'forest.fg' },
  IN_PROGRESS: { icon: CircleDashed, color: 'marigold.fg' },
  NOT_STARTED: { icon: Circle, color: 'fg.muted' },
  READY: { icon: CircleDot, color: 'marigold.fg' },
  CANNOT_START: { icon: Lock, color: 'fg.muted' },
  LOCKED: { icon: Lock, color: 'fg.muted' },
} as const satisfies Record<string, { icon: LucideIcon; color: string }>;

type TaskStateName = keyof typeof looks;

/** The state of a section as an icon and a word. */
const TaskState = ({ state }: { state: TaskStateName }) => {
  const { t } = useTranslation('applications');
  const { icon: Icon, color } = looks[state];
  return (
    <HStack gap="2" color={color} fontSize="sm" fontWeight="semibold" flexShrink={0}>
      <Icon size={16} strokeWidth={2} aria-hidden />
      {t(`tasks.state.${state}`)}
    </HStack>
  );
};

interface TaskRowProps {
  position: number;
  name: ReactNode;
  detail: string;
  state: TaskStateName;
  mark?: ReactNode;
}

const TaskRow = ({ position, name, detail, state, mark }: TaskRowProps) => (
  <Flex
    as="li"
    gap={{ base: '5', sm: '8' }}
    px="6"
    py="4"
    borderTopWidth="1px"
    _first={{ borderTopWidth: '0' }}
  >
    <Text
      as="span"
      fontWeight="bold"
      fontSize="lg"
      color="fg.muted"
      minW="4"
      alignSelf={{ sm: 'center' }}
      aria-hidden
    >
      {position}
    </Text>
    <Flex
      flex="1"
      minW="0"
      gap="1"
      direction={{ base: 'column', sm: 'row' }}
      justifyContent="space-between"
      alignItems={{ sm: 'center' }}
    >
      <Box minW="0">
        <Box fontSize="lg">{name}</Box>
        <HintText>{detail}</HintText>
        {mark}
      </Box>
      <TaskState state={state} />
    </Flex>
  </Flex>
);

const useDetail = () => {
  const { t } = useTranslation('applications');
  return ({ section, state, answered, total }: SectionCompleteness): string => {
    if (section === 'eligibility' && state !== 'NOT_STARTED') return t('tasks.rules', { answered, total });
    if (section === 'documents') return t('tasks.files', { answered, total });
    if (state === 'IN_PROGRESS') return t('tasks.answers', { answered, total });
    return t(`tasks.detail.${state}`);
  };
};

/** Every section with its state in words; "Check and send" comes last. */
export const TaskList = () => {
  const { t } = useTranslation('applications');
  const applicationText = useTranslation(APPLICATION_NAMESPACE).t;
  const { progress, isOpen, mayEdit } = useDraft();
  const places = useDraftPlaces();
  const detailOf = useDetail();
  const isReady = isComplete(progress);
  // Whoever may only read sees how far it is, all the same.
  const isShown = (section: Section) => isOpen(section) || !mayEdit;
  return (
    <Card>
      <Box as="ol" listStyleType="none">
        {progress.map((one, index) => (
          <TaskRow
            key={one.section}
            position={index + 1}
            detail={isShown(one.section) ? detailOf(one) : t('tasks.asSent')}
            mark={<PresenceMark section={one.section} />}
            state={isShown(one.section) ? one.state : 'LOCKED'}
            name={
              isOpen(one.section) ? (
                <TextLink to={places.section(one.section)}>
                  {applicationText(`section.${one.section}`)}
                </TextLink>
              ) : (
                applicationText(`section.${one.section}`)
              )
            }
          />
        ))}
        <TaskRow
          position={progress.length + 1}
          detail={t(isReady ? 'tasks.ready' : 'tasks.opensLater')}
          state={isReady ? 'READY' : 'CANNOT_START'}
          name={
            isReady || !mayEdit ? (
              <TextLink to={places.check}>{t('check.name')}</TextLink>
            ) : (
              <Box as="span" color="fg.muted">
                {t('check.name')}
              </Box>
            )
          }
        />
      </Box>
    </Card>
  );
};
