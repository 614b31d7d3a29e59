import { saveFile, useTranslation } from '@portal/platform';
import { Box, Button, Card, Grid, Heading, HStack, Text } from '@portal/ui';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CopyButton } from './factor-parts/CopyButton.tsx';

/** The codes, this once. */
export const NewRecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => {
  const { t } = useTranslation('security');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <Card borderColor="accent.border" borderWidth="2px" padded>
      <Heading textStyle="panelTitle" ref={heading} tabIndex={-1}>
        {t('recovery.newTitle')}
      </Heading>
      <Text mt="2">{t('recovery.newText')}</Text>
      <Grid
        as="ol"
        mt="4"
        listStyleType="none"
        gap="2"
        templateColumns={{ base: '1fr', sm: '1fr 1fr' }}
        aria-label={t('recovery.title')}
      >
        {codes.map((code) => (
          <Box as="li" key={code} px="3" py="2" bg="bg.muted" borderRadius="sm" fontWeight="650">
            <bdi dir="ltr" style={{ fontFamily: 'monospace', fontSize: '1.0625rem' }}>
              {code}
            </bdi>
          </Box>
        ))}
      </Grid>
      <HStack mt="5" gap="3" wrap="wrap">
        <CopyButton text={text}>{t('recovery.copy')}</CopyButton>
        <Button variant="outline" size="sm" onClick={() => saveFile(`${text}\n`, 'recovery-codes.txt')}>
          <Download size={18} strokeWidth={1.75} aria-hidden />
          {t('recovery.download')}
        </Button>
        <Button size="sm" onClick={onDone}>
          {t('recovery.kept')}
        </Button>
      </HStack>
    </Card>
  );
};
