import {
  Ban,
  CircleCheckBig,
  CirclePause,
  CornerUpLeft,
  PencilLine,
  ScanSearch,
  Send,
  ThumbsUp,
  Trash2,
} from 'lucide-react';
import { Badge, Box, Button, Flex, IconButton, Link, Segmented } from '../../src/index.ts';
import { Section } from './section.tsx';

const Row = Flex;

export const ButtonsSection = () => (
  <>
    <Section title="Buttons and links">
      <Row wrap="wrap" gap="3" align="center">
        <Button>Solid</Button>
        <Button variant="accent">Accent, public pages only</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger">Danger</Button>
        <Button variant="dangerSolid">Withdraw</Button>
        <Button disabled>Disabled</Button>
        <Button loading loadingText="Saving">
          Save and continue
        </Button>
        <Button size="sm">Small 40</Button>
        <Button size="xs" variant="outline">
          Compact 32
        </Button>
        <IconButton aria-label="Delete">
          <Trash2 size={18} />
        </IconButton>
        <Button asChild variant="outline" size="sm">
          <a href="#link">Link as button</a>
        </Button>
        <Link href="#text">Text link</Link>
        <Link href="#danger" tone="danger">
          Withdraw
        </Link>
      </Row>
      <Box bg="bg.brand" p="5">
        <Button variant="onBrand">About the fund</Button>
      </Box>
      <Segmented
        label="Which ones"
        value="all"
        options={[
          { value: 'all', label: 'All 3' },
          { value: 'open', label: 'Open 1' },
          { value: 'closed', label: 'Closed 2' },
        ]}
      />
    </Section>
    <Section title="States">
      <Row wrap="wrap" gap="3">
        <Badge variant="outline" icon={PencilLine}>
          Draft, not sent
        </Badge>
        <Badge palette="indigo" icon={Send}>
          Received
        </Badge>
        <Badge palette="lagoon" icon={ScanSearch}>
          Under review
        </Badge>
        <Badge palette="marigold" variant="solid" icon={CornerUpLeft}>
          Changes requested
        </Badge>
        <Badge palette="forest" variant="outline" icon={ThumbsUp}>
          Recommended
        </Badge>
        <Badge palette="plum" icon={CirclePause}>
          On hold
        </Badge>
        <Badge palette="forest" variant="solid" icon={CircleCheckBig}>
          Approved
        </Badge>
        <Badge palette="laterite" icon={Ban}>
          Not eligible
        </Badge>
      </Row>
    </Section>
  </>
);
