import { SUPER } from '@portal/contracts';
import type { StaffApplication } from '@portal/contracts/applications/staff-application.schemas';
import { isApiError, useSignedInUser, useTranslation } from '@portal/platform';
import { FormShell, SubmitButton, TextAreaField, useForm } from '@portal/platform/forms';
import { Box, Button, Flex, Heading, Text } from '@portal/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { ScoreDraft } from '../score-application/score-draft.ts';
import { DecisionFields } from './DecisionFields.tsx';
import { useDecide, usePreviewMail } from './decide.queries.ts';
import {
  blankDecision,
  type DecisionKind,
  type DecisionValues,
  decisionCopyName,
  isDangerous,
  kindsFor,
  mailed,
  serverNames,
  toDecide,
} from './decision-kinds.ts';
import { MailPreview } from './MailPreview.tsx';
import { Recommendations } from './Recommendations.tsx';
import { amountToApprove, labelKindOf, reasonToReject } from './recommendations.ts';
import { StaleDecision } from './StaleDecision.tsx';

interface Props {
  kind: DecisionKind;
  application: StaffApplication;
  scores: Pick<ScoreDraft, 'scores'> & Partial<Pick<ScoreDraft, 'autosave'>>;
  onClose: () => void;
  onDone: (kind: DecisionKind) => void;
}

const startOf = (kind: DecisionKind, application: StaffApplication): DecisionValues => ({
  ...blankDecision,
  reasonCode: kind === 'REJECT' ? reasonToReject(application) : '',
  amount: (kind === 'APPROVE' ? amountToApprove(application) : application.amountRequested?.amount) ?? '',
});

/** Asks beside the file for what a decision needs and sends it; a refusal leaves everything typed. */
export const DecisionPanel = ({ kind, application, scores, onClose, onDone }: Props) => {
  const { t } = useTranslation('review');
  const user = useSignedInUser();
  const decide = useDecide(application.id);
  const letter = usePreviewMail(application.id);
  const form = useForm<DecisionValues>({ defaultValues: startOf(kind, application) });
  const [seen] = useState(application);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => title.current?.focus(), []);
  const overBalance = isApiError(decide.error) && decide.error.code === 'insufficient_balance';
  const labelKind = labelKindOf(kind, application, user);
  const isPossible = kindsFor(application.may).includes(kind);
  const bodyOf = (values: DecisionValues) =>
    kind === 'WITHDRAW'
      ? { rowVersion: application.rowVersion, reason: values.request.trim() }
      : toDecide(kind, values, application, application.may.score ? scores.scores : []);
  const send = async (values: DecisionValues) => {
    // Once it is decided no score is saved, and what was typed last would be reported as not saved.
    await scores.autosave?.flush();
    await decide.mutateAsync(bodyOf(values));
    onDone(kind);
  };
  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      data-bar
      position="relative"
      maxH={{ lg: '62dvh' }}
      overflowY={{ lg: 'auto' }}
      p={{ base: '4', lg: '5' }}
      borderTopWidth="4px"
      borderColor="brand.solid"
      bg="bg.surface"
      data-print="hide"
    >
      <Heading
        ref={title}
        tabIndex={-1}
        id={titleId}
        textStyle="panelTitle"
        mb="1"
        scrollMarginTop={{ base: '88px', lg: '5' }}
      >
        {t(`kinds.${labelKind}.question`)}
      </Heading>
      <Text color="fg.muted" mb="4">
        {t(`kinds.${labelKind}.effect`)}
      </Text>
      <FormShell
        form={form}
        error={decide.error}
        onSubmit={send}
        keptAs={decisionCopyName(application.id, kind)}
        serverNames={serverNames}
      >
        <StaleDecision seen={seen} now={application} isPossible={isPossible} />
        {(kind === 'APPROVE' || kind === 'REJECT') && <Recommendations application={application} />}
        <DecisionFields kind={kind} application={application} />
        {overBalance && user.role === SUPER && (
          <TextAreaField
            name="overrideReason"
            label={t('fields.overrideReason')}
            hint={t('fields.overrideHint')}
            minLength={20}
            maxLength={2000}
          />
        )}
        {mailed.has(kind) && isPossible && <MailPreview preview={letter} bodyOf={bodyOf} />}
        {/* In sight however long the form is. */}
        <Flex
          gap="3"
          wrap="wrap"
          position={{ lg: 'sticky' }}
          bottom="-5"
          mx={{ lg: '-5' }}
          mb={{ lg: '-5' }}
          px={{ lg: '5' }}
          py={{ lg: '3' }}
          borderTopWidth={{ lg: '1px' }}
          bg="bg.surface"
        >
          {isPossible && (
            <SubmitButton variant={isDangerous(kind) ? 'dangerSolid' : 'solid'}>
              {t(`kinds.${labelKind}.verb`)}
            </SubmitButton>
          )}
          <Button full="phone" variant="outline" onClick={onClose}>
            {t('decide.cancel')}
          </Button>
        </Flex>
      </FormShell>
    </Box>
  );
};
