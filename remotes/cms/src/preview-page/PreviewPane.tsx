import { isPreviewReady, type PreviewMessage } from '@portal/contracts/content/preview-message';
import { useTranslation } from '@portal/platform';
import { Card, Flex, HintText, HStack, IconButton, Segmented, Text, VisuallyHidden } from '@portal/ui';
import { Monitor, RotateCw, Smartphone } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { WindowKind } from './frame-scale.ts';
import { PageFrame } from './PageFrame.tsx';

/** A pause in typing after which the page follows. */
const PAUSE_MS = 300;

/** Sends what is written to the page in the frame, once it shows drafts and after every pause. */
const usePreviewMessage = (frame: RefObject<HTMLIFrameElement | null>, message: PreviewMessage): void => {
  // Counts: a page that is loaded anew is ready again.
  const [ready, setReady] = useState(0);
  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
      if (isPreviewReady(data)) setReady((count) => count + 1);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [frame]);

  const written = JSON.stringify(message);
  useEffect(() => {
    if (ready === 0) return;
    const timer = setTimeout(() => {
      frame.current?.contentWindow?.postMessage(JSON.parse(written), window.location.origin);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ready, written, frame]);
};

interface Props {
  /** Address of the public page, as a framed preview. */
  src: string;
  /** Says to whom the page is shown what. */
  caption: string;
  /** What is written, as it is sent to the page. */
  message: PreviewMessage;
  /** Below the title, such as the choice of a page. */
  head?: ReactNode;
}

const Named = ({ children, name }: { children: ReactNode; name: string }) => (
  <>
    {children}
    <VisuallyHidden>{name}</VisuallyHidden>
  </>
);

/** The public page beside the form, with what is typed in it, as wide as on a phone or on a large screen. */
export const PreviewPane = ({ src, caption, message, head }: Props) => {
  const { t } = useTranslation('cms');
  const [kind, setKind] = useState<WindowKind>('phone');
  const [round, setRound] = useState(0);
  const frame = useRef<HTMLIFrameElement>(null);
  const title = useId();
  usePreviewMessage(frame, message);
  return (
    <Card
      as="section"
      aria-labelledby={title}
      display="flex"
      flexDirection="column"
      overflow="hidden"
      h={{ base: '40rem', xl: 'calc(100vh - 13rem)' }}
      minH="24rem"
      maxH="52rem"
    >
      <Flex align="center" justify="space-between" gap="2" px="4" py="2.5" borderBottomWidth="1px">
        <Text as="h2" id={title} textStyle="panelTitle">
          {t('pane.title')}
        </Text>
        <HStack gap="2">
          <IconButton variant="ghost" aria-label={t('pane.reload')} onClick={() => setRound(round + 1)}>
            <RotateCw size={18} />
          </IconButton>
          <Segmented
            label={t('pane.width')}
            value={kind}
            onChange={setKind}
            options={[
              {
                value: 'phone',
                label: <Named name={t('pane.phone')}>{<Smartphone size={18} aria-hidden />}</Named>,
              },
              {
                value: 'desktop',
                label: <Named name={t('pane.desktop')}>{<Monitor size={18} aria-hidden />}</Named>,
              },
            ]}
          />
        </HStack>
      </Flex>
      {head}
      <Flex flex="1" minH="0" p="4" bg="bg.muted">
        <PageFrame key={`${round} ${src}`} frame={frame} src={src} title={t('pane.page')} kind={kind} />
      </Flex>
      <HintText px="4" py="3" borderTopWidth="1px">
        {caption}
      </HintText>
    </Card>
  );
};
