import { Alert, Button, Flex, HintText, IconButton, Image, List, Stack } from '@portal/ui';
import { Camera, Trash2 } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../i18n/format.ts';
import { useUnloadWarning } from '../page/leave-guard.ts';
import { useToday } from '../prerender/use-today.ts';
import { makeDocument } from './make-document.ts';
import { usePhotographs } from './use-photographs.ts';

interface PhotographPagesProps {
  /** The field that the document is for. */
  field: string;
  maxBytes: number;
  onDocument: (document: File) => void;
}

/** Makes one PDF of photographs of a paper's pages, on the device. */
export const PhotographPages = ({ field, maxBytes, onDocument }: PhotographPagesProps) => {
  const { t } = useTranslation('photographs');
  const today = useToday();
  const camera = useRef<HTMLInputElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  const { photographs, add, remove, clear } = usePhotographs();
  const [problem, setProblem] = useState<string>();
  const [isMaking, setMaking] = useState(false);
  const isEmpty = photographs.length === 0;
  useUnloadWarning(!isEmpty);

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const photos = [...(target.files ?? [])];
    // The camera may name each of its photographs alike.
    target.value = '';
    const wrong = await add(photos);
    setProblem(wrong && t('unreadable', { name: wrong.name }));
  };

  const send = async () => {
    setMaking(true);
    setProblem(undefined);
    try {
      const photos = photographs.map(({ photo }) => photo);
      const document = await makeDocument(photos, `${t('name')}-${today}.pdf`, maxBytes);
      if (document.size > maxBytes)
        return setProblem(
          t('tooLarge', { size: formatBytes(document.size, 'ceil'), max: formatBytes(maxBytes) }),
        );
      onDocument(document);
      clear();
    } catch {
      setProblem(t('failed'));
    } finally {
      setMaking(false);
      begin.current?.focus();
    }
  };

  return (
    <Stack gap="3" role="group" aria-label={`${field}: ${t('pages')}`}>
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={`${field}: ${t('take')}`}
        onChange={(event) => void take(event)}
      />
      {!isEmpty && (
        <>
          <HintText>{t('hint')}</HintText>
          <List.Root as="ol" display="flex" flexWrap="wrap" gap="3" listStyle="none" ps="0">
            {photographs.map((one, index) => (
              <List.Item key={one.address} width="92px">
                <Image
                  src={one.address}
                  alt={t('page', { number: index + 1 })}
                  width="92px"
                  height="130px"
                  objectFit="contain"
                  bg="bg.muted"
                  borderWidth="1px"
                  borderRadius="sm"
                />
                <Flex align="center" justify="space-between" color="fg.muted" textStyle="hint">
                  <span aria-hidden>{index + 1}</span>
                  <IconButton
                    variant="ghost"
                    size="sm"
                    aria-label={t('remove', { number: index + 1 })}
                    onClick={() => {
                      remove(one);
                      begin.current?.focus();
                    }}
                  >
                    <Trash2 size={18} strokeWidth={1.75} aria-hidden />
                  </IconButton>
                </Flex>
              </List.Item>
            ))}
          </List.Root>
        </>
      )}
      {problem !== undefined && <Alert live status="error" title={problem} />}
      <Flex wrap="wrap" gap="3">
        <Button ref={begin} variant="outline" size="sm" onClick={() => camera.current?.click()}>
          <Camera size={20} strokeWidth={1.75} aria-hidden />
          {t(isEmpty ? 'take' : 'next')}
        </Button>
        {!isEmpty && (
          <Button size="sm" loading={isMaking} loadingText={t('making')} onClick={() => void send()}>
            {t('send')}
          </Button>
        )}
      </Flex>
    </Stack>
  );
};
