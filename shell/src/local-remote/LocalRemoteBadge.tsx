import { formatTime, hasUnsaved, useTranslation } from '@portal/platform';
import { type LocalArea, localAreaPath } from '@portal/platform/release';
import { Box, Button, Text, UIProvider } from '@portal/ui';
import { useEffect, useState } from 'react';

interface Props {
  facts: LocalArea;
  /** Name of the remote for people. */
  name: string;
  reload?: () => void;
}

/** Says which remote of the page comes from this machine, until when, and ends it. */
export const LocalRemoteBadge = ({ facts, name, reload = () => window.location.reload() }: Props) => {
  const { t } = useTranslation('localArea');
  const [state, setState] = useState(facts.state);
  const [hasFailed, setHasFailed] = useState(false);
  const { portal, until } = facts;

  useEffect(() => {
    const left = Date.parse(until) - Date.now();
    // What ended before is ended for the page, too: no second reload for it.
    if (facts.state !== 'on' || left <= 0) return undefined;
    const timer = setTimeout(() => (hasUnsaved() ? setState('expired') : reload()), left);
    return () => clearTimeout(timer);
  }, [facts.state, until, reload]);

  const end = async () => {
    setHasFailed(false);
    const answer = await fetch(localAreaPath, { method: 'DELETE' }).catch(() => undefined);
    if (answer?.ok) reload();
    else setHasFailed(true);
  };

  const isOn = state === 'on';
  const isLeft = facts.state === 'on' && !isOn;
  const values = { area: name, portal: new URL(portal).host, time: formatTime(until) };
  return (
    <UIProvider>
      <Box
        asChild
        position="fixed"
        bottom="3"
        insetInlineStart="3"
        zIndex="sticky"
        maxW={{ base: 'calc(100vw - 6.5rem)', md: '20rem' }}
        px="3"
        py="2"
        bg="bg.surface"
        color="fg"
        borderWidth="2px"
        borderColor={isOn ? 'fg' : 'border'}
        borderRadius="md"
        shadow="overlay"
        fontSize="sm"
      >
        <aside aria-label={t('label')}>
          <details open>
            <summary>
              <strong>{t(isOn ? 'on' : state, values)}</strong>
            </summary>
            <Text mt="1" overflowWrap="anywhere">
              {t(isOn ? 'rest' : isLeft ? 'unsaved' : 'again', values)}
            </Text>
            {hasFailed && <Text role="alert">{t('failed')}</Text>}
            {isOn && (
              <Button mt="2" size="sm" variant="outline" onClick={() => void end()}>
                {t('end')}
              </Button>
            )}
            {isLeft && (
              <Button mt="2" size="sm" variant="outline" onClick={reload}>
                {t('reload')}
              </Button>
            )}
          </details>
        </aside>
      </Box>
    </UIProvider>
  );
};
