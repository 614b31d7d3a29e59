import { useTranslation } from '@portal/platform';
import { Box, Button, Flex, Heading, HStack, IconButton, VisuallyHidden } from '@portal/ui';
import { CircleCheck, CircleX, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { type Outcome, undoable, useUndoAssign } from './bulk.queries.ts';

interface Props {
  outcome: Outcome;
  onClose: () => void;
  /** Asks again for those that were not done. */
  onAgain: () => void;
}

/** What was done, what not and why, over the foot of the list. */
export const BulkOutcome = ({ outcome, onClose, onAgain }: Props) => {
  const { t } = useTranslation('review');
  const { kind, rows, results, reviewers } = outcome;
  const failures = new Map(results.map(({ id, failure }) => [id, failure]));
  const isDone = ({ id }: (typeof rows)[number]) => Number(!failures.get(id));
  const failed = results.filter(({ failure }) => failure !== null).length;
  const undo = useUndoAssign(onClose);
  const undone = undo.data;
  const canUndo = undone ? 0 : undoable(outcome).length;
  const panel = useRef<HTMLElement>(null);
  // Also after an undo: its button is gone, and the title says what became of it.
  useEffect(() => panel.current?.focus(), [undone]);
  const notUndone = [...(undone?.values() ?? [])].filter((refusal) => refusal !== null).length;
  const title = undone
    ? t('bulk.outcome', { action: t('bulk.undoing'), done: undone.size - notUndone, failed: notUndone })
    : t('bulk.outcome', {
        action: reviewers ? t('bulk.assignTo', { names: reviewers.names }) : t(`bulk.action.${kind}`),
        done: results.length - failed,
        failed,
      });
  return (
    <Box
      as="section"
      ref={panel}
      tabIndex={-1}
      aria-label={title}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        // What is selected stays so.
        event.preventDefault();
        onClose();
      }}
      position={{ base: 'fixed', md: 'absolute' }}
      bottom={{ base: '0', md: '50px' }}
      insetInlineStart={{ base: '0', md: '4' }}
      w={{ base: 'full', md: '560px' }}
      maxH="60vh"
      display="flex"
      flexDirection="column"
      zIndex="2"
      bg="bg.surface"
      borderWidth="1px"
      borderRadius={{ md: 'lg' }}
      shadow="overlay"
      fontSize="0.875rem"
    >
      <Flex px="4" py="2" align="center" justify="space-between" gap="3" borderBottomWidth="1px">
        <Heading fontSize="0.9375rem" fontWeight="bold">
          {title}
        </Heading>
        <IconButton size="xs" aria-label={t('bulk.close')} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </Flex>
      {/* Hidden words in it are placed by it, else they would lengthen the page. */}
      <Box as="ul" position="relative" listStyleType="none" m="0" px="4" py="1" overflowY="auto">
        {[...rows]
          .sort((a, b) => isDone(a) - isDone(b))
          .map(({ id, applicationNumber, organisationName }) => {
            const failure = undone?.get(id) ?? failures.get(id)?.message;
            const done = undone?.has(id) ? t('bulk.undone') : t(`bulk.done.${kind}`);
            const Icon = failure ? CircleX : CircleCheck;
            return (
              <Flex as="li" key={id} gap="2" py="1.5" align="baseline" wrap={{ base: 'wrap', md: 'nowrap' }}>
                <Box as="span" color={failure ? 'fg.error' : 'brand.fg'} alignSelf="center">
                  <Icon size={16} aria-hidden />
                </Box>
                <Box as="bdi" color="fg.muted" flexShrink="0">
                  {applicationNumber}
                </Box>
                <Box as="span" dir="auto" truncate flex={{ base: '1', md: '0 0 11rem' }}>
                  {organisationName ?? '–'}
                </Box>
                <Box
                  as="span"
                  w={{ base: 'full', md: 'auto' }}
                  fontWeight="semibold"
                  color={failure ? 'fg.error' : 'brand.fg'}
                >
                  {failure && <VisuallyHidden>{t('bulk.notDone')}</VisuallyHidden>}
                  {failure ?? done}
                </Box>
              </Flex>
            );
          })}
      </Box>
      <Flex px="4" py="2" align="center" justify="space-between" gap="3" wrap="wrap" borderTopWidth="1px">
        <HStack gap="2">
          <Button variant="outline" size="xs" onClick={onAgain}>
            {kind === 'ASSIGN' ? t('bulk.another', { count: failed }) : t('bulk.again', { count: failed })}
          </Button>
          {canUndo > 0 && (
            <Button variant="outline" size="xs" loading={undo.isPending} onClick={() => undo.mutate(outcome)}>
              {t('bulk.undo', { count: canUndo })}
            </Button>
          )}
        </HStack>
        <Box as="span" color="fg.muted">
          {t('bulk.staySelected')}
        </Box>
      </Flex>
    </Box>
  );
};
