import type { OwnerApplication } from '@portal/contracts/applications/application.schemas';
import { formatDateTime, notify, reportError, TextLink, useTranslation } from '@portal/platform';
import { Box, Button, Heading, HintText, Text } from '@portal/ui';
import { Copy } from 'lucide-react';
import { elsewhere } from '../navigation/paths.ts';

/** The fingerprint of what was sent: it proves later that not a letter was changed. */
export const Receipt = ({ application }: { application: OwnerApplication }) => {
  const { t } = useTranslation('applications');
  const { receipt, applicationNumber, version, signature } = application;
  if (receipt === null || applicationNumber === null) return null;
  const number = `${applicationNumber}-${version}`;
  const copy = async () => {
    await navigator.clipboard.writeText(receipt.sha256);
    notify.success(t('receipt.copied'));
  };
  return (
    <Box as="section" aria-labelledby="receipt-title">
      <Heading textStyle="panelTitle" id="receipt-title">
        {t('receipt.title')}
      </Heading>
      <HintText>{t('receipt.text', { when: formatDateTime(receipt.at) })}</HintText>
      {signature !== null && (
        <Text textStyle="hint">
          {t('receipt.signed', { name: signature.name, when: formatDateTime(signature.signedAt) })}
        </Text>
      )}
      <Box
        as="code"
        dir="ltr"
        display="block"
        mt="3"
        p="3"
        bg="bg.subtle"
        borderRadius="md"
        fontFamily="mono"
        fontSize="sm"
        overflowWrap="anywhere"
      >
        {receipt.sha256}
      </Box>
      <Text mt="2" textStyle="hint">
        <TextLink to={elsewhere.checkReceipt(number, receipt.sha256)}>
          {t('receipt.check', { number })}
        </TextLink>
      </Text>
      <Button
        variant="ghost"
        size="sm"
        mt="2"
        data-print="hide"
        onClick={() => void copy().catch(reportError)}
      >
        <Copy size={16} aria-hidden />
        {t('receipt.copy')}
      </Button>
    </Box>
  );
};
