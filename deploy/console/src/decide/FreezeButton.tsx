import { Button, type ButtonProps } from '@portal/ui';
import { Snowflake } from 'lucide-react';
import { useMayChange } from '../api/session.ts';
import type { EnvironmentProps } from './decision-request.ts';

type FreezeButtonProps = ButtonProps & EnvironmentProps;

/** Freezes an environment, or ends that; absent for who may only look. */
export const FreezeButton = ({ environment: { name, frozen }, onAsk, ...look }: FreezeButtonProps) =>
  useMayChange() && (
    <Button
      variant="outline"
      whiteSpace="nowrap"
      {...look}
      onClick={() => onAsk({ kind: frozen ? 'unfreeze' : 'freeze', environment: name })}
    >
      <Snowflake size={17} aria-hidden />
      {frozen ? 'Unfreeze' : 'Freeze'} {name}
    </Button>
  );
