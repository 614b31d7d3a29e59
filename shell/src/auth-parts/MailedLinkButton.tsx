import { ErrorAlert } from '@portal/platform';
import { Button, Stack, Text } from '@portal/ui';

interface MailedLinkButtonProps {
  /** What the button confirms. */
  text: string;
  verb: string;
  confirm: { mutate: () => void; isPending: boolean; error: unknown };
}

/** What a mailed link leads to: its button confirms, opening it does not, since mail scanners open links, too. */
export const MailedLinkButton = ({ text, verb, confirm }: MailedLinkButtonProps) => (
  <Stack gap="5" alignItems="start">
    {confirm.error !== null && <ErrorAlert error={confirm.error} />}
    <Text>{text}</Text>
    <Button full="phone" loading={confirm.isPending} onClick={() => confirm.mutate()}>
      {verb}
    </Button>
  </Stack>
);
