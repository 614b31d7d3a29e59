import { fileEnding } from '@portal/contracts/rules/files';
import { useTranslation } from '@portal/platform';
import { Box, Loading } from '@portal/ui';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useOpenedDocument } from './document.queries.ts';
import { type DrawnDocument, TooLongError } from './drawn-document.ts';
import { NotLoaded } from './NotLoaded.tsx';

interface Props<T> extends DrawnDocument {
  reader: string;
  /** @throws TooLongError; when the bytes are no readable file with that ending */
  open: (file: { bytes: Uint8Array; ending: string }, signal: AbortSignal) => Promise<T>;
  /** Of the place that scrolls. */
  place: ComponentProps<typeof Box>;
  children: (opened: T) => ReactNode;
}

/** A document that is there as a whole once it is opened: all of it counts as shown then. */
export const OpenedDocument = <T,>(props: Props<T>) => {
  const { document, notShown, onEnd, reader, open, place, children } = props;
  const { t } = useTranslation('review');
  const ending = fileEnding(document.fileName);
  const { bytes, opened } = useOpenedDocument(document.fileKey, reader, (data, signal) =>
    open({ bytes: data, ending }, signal),
  );
  const { data, error } = opened;
  const isShown = data !== undefined;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isShown) end();
  }, [isShown]);
  if (bytes.error) return <NotLoaded bytes={bytes} />;
  if (error instanceof TooLongError) return notShown('tooLong');
  // Of the formats that Excel had under this ending only the newest is read.
  if (error) return notShown(ending === 'xls' ? 'notShown' : 'damaged');
  if (!isShown) return <Loading block>{t('viewer.loading')}</Loading>;
  return (
    <Box
      as="section"
      aria-label={document.fileName}
      tabIndex={0}
      flex="1"
      minH="0"
      overflow="auto"
      {...place}
    >
      {children(data)}
    </Box>
  );
};
