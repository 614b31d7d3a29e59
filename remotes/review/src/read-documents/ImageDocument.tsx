import { useTranslation } from '@portal/platform';
import { Box, Loading } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useDocumentBytes } from './document.queries.ts';
import type { DrawnDocument } from './drawn-document.ts';
import { NotLoaded } from './NotLoaded.tsx';

/** A picture as wide as the viewer, at most in its own size. */
export const ImageDocument = ({ document, notShown, onEnd }: DrawnDocument) => {
  const { t } = useTranslation('review');
  const bytes = useDocumentBytes(document.fileKey);
  const [address, setAddress] = useState<string>();
  const [isDamaged, setDamaged] = useState(false);
  const { data } = bytes;
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(new Blob([data.slice()], { type: document.mime }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data, document.mime]);
  if (bytes.error) return <NotLoaded bytes={bytes} />;
  if (isDamaged) return notShown('damaged');
  if (!address) return <Loading block>{t('viewer.loading')}</Loading>;
  return (
    <Box as="section" aria-label={document.fileName} tabIndex={0} flex="1" minH="0" overflow="auto" p="5">
      <Box asChild maxW="full" mx="auto" display="block" shadow="md">
        <img src={address} alt={document.fileName} onLoad={onEnd} onError={() => setDamaged(true)} />
      </Box>
    </Box>
  );
};
