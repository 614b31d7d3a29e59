import type { SecurityState } from '@portal/contracts/identity/second-factor';
import { Badge, Box, Button, type ButtonProps, Card, Flex, Heading, Text } from '@portal/ui';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import type { ReactNode } from 'react';

/** What the card of each of them is given. */
export interface FactorProps {
  security: SecurityState;
  onCodes: (codes: readonly string[]) => void;
}

interface FactorCardProps {
  title: string;
  text: string;
  /** Absent where on and off do not apply. */
  state?: { isOn: boolean; word: string };
  children?: ReactNode;
}

/** One of the things that protect an account. */
export const FactorCard = ({ title, text, state, children }: FactorCardProps) => (
  <Card padded>
    <Flex wrap="wrap" justifyContent="space-between" alignItems="center" gap="3">
      <Heading textStyle="panelTitle">{title}</Heading>
      {state && (
        <Badge palette={state.isOn ? 'forest' : 'ash'} icon={state.isOn ? ShieldCheck : ShieldOff}>
          {state.word}
        </Badge>
      )}
    </Flex>
    <Text mt="2" color="fg.muted">
      {text}
    </Text>
    {children}
  </Card>
);

/** What can be done with it, below what the card says. */
export const FactorButton = (props: ButtonProps) => (
  <Box mt="4">
    <Button variant="outline" size="sm" {...props} />
  </Box>
);
