import { Badge, Box, Button, Card, Field, Flex, Link, NativeSelect, PageTitle, Stack } from '@portal/ui';
import { Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useEnvironments } from '../api/environments.ts';
import { useMayChange } from '../api/session.ts';
import type { Environment } from '../api/types.ts';
import type { DecisionRequest } from '../decide/decision-request.ts';
import { FreezeButton } from '../decide/FreezeButton.tsx';
import { RequestedDialog } from '../decide/RequestedDialog.tsx';
import { actionDone } from '../format/actions.ts';
import { titled } from '../format/texts.ts';
import { timeOfDay, when } from '../format/times.ts';
import { LastMoves } from '../history/LastMoves.tsx';
import { FrozenAlert } from '../parts/FrozenAlert.tsx';
import { ReaderLine } from '../parts/PageHead.tsx';
import { ReleaseBadges } from '../parts/ReleaseBadges.tsx';
import { PhoneAlarm } from './PhoneAlarm.tsx';
import { PhoneCanaries } from './PhoneCanaries.tsx';

const Facts = ({ environment }: { environment: Environment }) => (
  <Card p="4">
    {environment.moved && (
      <Box mb="2">
        {titled(actionDone(environment.moved.action))} by {environment.moved.by}, {when(environment.moved.at)}
        <Box color="fg.muted">{environment.moved.reason}</Box>
      </Box>
    )}
    <ReleaseBadges environment={environment} />
  </Card>
);

interface PhoneHomeProps {
  environments: readonly Environment[];
  environment: Environment;
}

/** In an emergency: production, what is wrong with it, and the rollback within reach of the thumb. */
export function PhoneHome({ environments, environment }: PhoneHomeProps) {
  const [asked, setAsked] = useState<DecisionRequest>();
  const [, setAddress] = useSearchParams();
  const mayChange = useMayChange();
  const { dataUpdatedAt } = useEnvironments();
  const { name, release } = environment;
  useEffect(() => {
    document.title = `${titled(name)}, releases`;
  }, [name]);
  return (
    <Stack gap="4">
      <Flex align="center" gap="3">
        <PageTitle css={{ fontSize: '1.625rem' }}>{titled(name)}</PageTitle>
        <Badge>{release}</Badge>
        <Box ms="auto" fontSize="sm" color="fg.muted">
          {timeOfDay(dataUpdatedAt)}
        </Box>
      </Flex>
      <PhoneAlarm environment={environment} />
      <FrozenAlert environment={environment} />
      {mayChange && (
        <Button
          variant="danger"
          full
          minH="56px"
          onClick={() => setAsked({ kind: 'rollback', environment: name })}
        >
          <Undo2 size={19} aria-hidden />
          Roll back {name}
        </Button>
      )}
      <FreezeButton environment={environment} onAsk={setAsked} full minH="touch" />
      <Facts environment={environment} />
      <PhoneCanaries environment={environment} onAsk={setAsked} />
      <LastMoves max={5} environment={name} />
      {environments.length > 1 && (
        <Field label="Environment">
          <NativeSelect value={name} onChange={({ target }) => setAddress({ to: target.value })}>
            {environments.map((known) => (
              <option key={known.name}>{known.name}</option>
            ))}
          </NativeSelect>
        </Field>
      )}
      <Box fontSize="sm" color="fg.muted">
        <ReaderLine />
        To promote and pin, open this page on a wider screen.{' '}
        <Link asChild>
          <RouterLink to="/matrix">Matrix</RouterLink>
        </Link>
        {' and '}
        <Link asChild>
          <RouterLink to="/keys">keys</RouterLink>
        </Link>{' '}
        can be read here.
      </Box>
      <RequestedDialog asked={asked} environments={environments} onClose={() => setAsked(undefined)} />
    </Stack>
  );
}
