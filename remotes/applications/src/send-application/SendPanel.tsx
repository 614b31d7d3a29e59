import { isComplete } from '@portal/application-form/completeness';
import { isLanguage, type Language, languageNames, languages } from '@portal/contracts';
import { applicantMay } from '@portal/contracts/applications/member-roles';
import { currentLanguage, isApiError, useNavigate, useTranslation } from '@portal/platform';
import { Box, Button, Field, MetaText, NativeSelect, Stack, Text } from '@portal/ui';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { OpenRequests } from '../answer-requests/OpenRequests.tsx';
import { refetchAfterRefusal } from '../edit-draft/draft.queries.ts';
import { useDraft } from '../edit-draft/draft-context.ts';
import { filesOf } from '../edit-draft/use-checked-files.ts';
import { paths } from '../navigation/paths.ts';
import { SendProblem } from './SendProblem.tsx';
import { SignPanel } from './SignPanel.tsx';
import { useSend } from './send.queries.ts';

/** Why it cannot be sent yet, or undefined. */
const useObstacle = (): string | undefined => {
  const { t } = useTranslation('applications');
  const { fund, draft, progress } = useDraft();
  if (!isComplete(progress)) return t('check.notReady');
  if (!fund.isOpen && draft?.status !== 'RETURNED') return t('tasks.closedTitle');
  if (draft?.signatory?.signedAt === null) return t('sign.waits', { name: draft.signatory.name });
  const files = filesOf(draft);
  if (files.some((file) => file.scanStatus !== 'CLEAN')) return t('check.filesWait');
  const unscanned = draft?.requiresScan ? files.filter((file) => !file.wasScanned) : [];
  if (unscanned.length === 0) return undefined;
  return t('check.scanWaits', { files: unscanned.map(({ fileName }) => fileName).join(t('separator')) });
};

/** Saves what is not saved, sends once, and leads to the receipt. */
const useSending = () => {
  const navigate = useNavigate();
  const { t } = useTranslation('applications');
  const { fund, draft, saveNow, rowVersion, refresh } = useDraft();
  const [chosen, setLanguage] = useState<Language>();
  // Whoever changes the language of the page means the mails, too.
  const language = chosen ?? currentLanguage();
  const send = useSend(fund.fundId);
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);

  const sendNow = async () => {
    if (draft === null) return;
    if ((await saveNow()) === 'kept') throw new Error(t('check.offline'));
    const { id } = await send.mutateAsync({ draft, rowVersion: rowVersion(), language });
    navigate(paths.sent(fund.fundId, id), { replace: true });
  };
  const press = async () => {
    setBusy(true);
    setError(null);
    try {
      await sendNow();
    } catch (reason) {
      setError(reason);
      if (!isApiError(reason)) return;
      if (reason.code === 'stale_version') await refresh();
      await refetchAfterRefusal(fund.fundId, reason);
    } finally {
      setBusy(false);
    }
  };
  return { press, error, isBusy, language, setLanguage };
};

/** The last step: the button, what it means, and what went wrong. */
export const SendPanel = () => {
  const { t } = useTranslation('applications');
  const { draft } = useDraft();
  const maySend = applicantMay(draft?.role ?? 'OWNER', 'send');
  const { press, error, isBusy, language, setLanguage } = useSending();
  const obstacle = useObstacle();
  const isReturned = draft?.status === 'RETURNED';
  if (!maySend)
    return (
      <Stack gap="4" data-print="hide">
        <SignPanel />
        <Text color="fg.muted">{t('people.othersSend')}</Text>
      </Stack>
    );
  return (
    <Stack gap="4" data-print="hide">
      {error !== null && <SendProblem error={error} />}
      <OpenRequests />
      <SignPanel />
      {draft?.isOnBehalf && !isReturned && (
        <Field label={t('check.mailLanguage')} hint={t('check.mailLanguageHint')}>
          <NativeSelect
            maxW="280px"
            value={language}
            onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
          >
            {languages.map((one) => (
              <option key={one} value={one} lang={one}>
                {languageNames[one]}
              </option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <Text color="fg.muted">{t(isReturned ? 'check.resendMeaning' : 'check.sendMeaning')}</Text>
      <Box>
        <Button
          full="phone"
          loading={isBusy}
          loadingText={t('check.sending')}
          disabled={obstacle !== undefined}
          aria-describedby={obstacle === undefined ? undefined : 'send-obstacle'}
          onClick={() => void press()}
        >
          <Send size={18} aria-hidden />
          {t(isReturned ? 'check.resend' : 'check.send')}
        </Button>
        {obstacle !== undefined && (
          <MetaText id="send-obstacle" mt="2">
            {obstacle}
          </MetaText>
        )}
      </Box>
    </Stack>
  );
};
