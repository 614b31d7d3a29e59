import { CornerUpLeft } from 'lucide-react';
import {
  Alert,
  Box,
  Button,
  Empty,
  FailedArea,
  Loading,
  SavedLine,
  Skeleton,
  Toast,
} from '../../src/index.ts';
import { Section } from './section.tsx';

const nothing = () => {};

export const FeedbackSection = () => (
  <Section title="Feedback">
    <Alert title="Information">Your check result is kept for 30 days.</Alert>
    <Alert
      status="warning"
      icon={CornerUpLeft}
      title="Your turn"
      actions={
        <>
          <Button size="sm">Make the changes</Button>
          <Button size="sm" variant="outline">
            Read the message
          </Button>
        </>
      }
    >
      Changes are due by 4 December 2025.
    </Alert>
    <Alert status="error" title="An error has occurred">
      Failed to fetch application details
    </Alert>
    <Alert status="success" title="Sent">
      Receipt CF-2025-000045 was e-mailed to you.
    </Alert>
    <Box maxW="380px" display="flex" flexDirection="column" gap="3">
      <Toast
        status="success"
        title="Successful operation"
        description="The section is saved."
        onClose={nothing}
      />
      <Toast
        status="error"
        title="An error has occurred"
        description="Failed to submit reviewer decision"
        onClose={nothing}
      />
      <Toast
        status="warning"
        title="Oops"
        description="Something went wrong, Please try later"
        onClose={nothing}
      />
    </Box>
    <SavedLine state="saved">Saved 14:02</SavedLine>
    <SavedLine state="offline">No connection, kept on this device</SavedLine>
    <Loading />
    <Skeleton h="80px" />
    <FailedArea
      level={3}
      title="The list of applications is unavailable right now"
      retryLabel="Retry"
      onRetry={nothing}
      countdown="Trying again in 12 s"
    >
      The rest of the page works.
    </FailedArea>
    <Empty level={3} title="No applications yet" action={<Button>Check your eligibility</Button>}>
      Check which fund fits first.
    </Empty>
  </Section>
);
