import { ErrorAlert, isApiError } from '@portal/platform';
import { Button, Stack, Text } from '@portal/ui';

interface MailedLinkButtonProps {
  /** What the button confirms. */
  text: string;
  verb: string;
  /** The way on where the link holds no more. */
  over: string;
  confirm: { mutate: () => void; isPending: boolean; error: unknown };
}

/** What a mailed link leads to: its button confirms, opening it does not, since mail scanners open links, too. */
export const MailedLinkButton = ({
  text,
  verb,
  over,
  confirm: { mutate, isPending, error },
}: MailedLinkButtonProps) => {
  const isOver = isApiError(error) && error.code === 'verification_invalid';
  return (
    <Stack gap="5" alignItems="start">
      {error !== null && <ErrorAlert error={error}>{isOver && <Text mt="2">{over}</Text>}</ErrorAlert>}
      {!isOver && (
        <>
          <Text>{text}</Text>
          <Button full="phone" loading={isPending} onClick={() => mutate()}>
            {verb}
          </Button>
        </>
      )}
    </Stack>
  );
};
