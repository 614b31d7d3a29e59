import { Badge, Box, Flex } from '@portal/ui';
import { Construction, GitFork } from 'lucide-react';
import type { Environment } from '../api/types.ts';
import type { RequestDecision } from '../decide/decision-request.ts';
import { shareText } from '../format/counts-and-titles.ts';
import { since } from '../format/times.ts';
import { versionIn } from '../format/versions.ts';
import { Version } from '../parts/Version.tsx';
import { AppMenu } from './AppMenu.tsx';

interface AppCellProps {
  environment: Environment;
  app: string;
  onAsk: RequestDecision;
}

/** The build of one app in one environment, with its canary beside it. */
export function AppCell({ environment, app, onAsk }: AppCellProps) {
  const pinned = environment.apps.find((known) => known.app === app);
  const canary = environment.canaries.find(({ area }) => area === app);
  if (!pinned)
    return (
      <Box as="span" color="fg.subtle">
        Not there
      </Box>
    );
  return (
    <Flex align="center" gap="2" py="1">
      <Flex align="center" columnGap="4" rowGap="1" wrap="wrap" flex="1" minW="0">
        <Version version={pinned.version} />
        {pinned.isInMaintenance && (
          <Badge palette="marigold" icon={Construction}>
            Maintenance
          </Badge>
        )}
        {canary && (
          <Flex align="center" gap="2" fontSize="2xs" color="fg.muted">
            <Badge palette={canary.isStopped ? 'laterite' : 'indigo'} icon={GitFork}>
              {canary.isStopped ? 'Stopped' : shareText(canary.share)}
            </Badge>
            <Version version={versionIn(canary.build)} />
            {since(canary.startedAt)}
          </Flex>
        )}
      </Flex>
      <AppMenu environment={environment.name} app={pinned} onAsk={onAsk} />
    </Flex>
  );
}
