import { mediaHook } from '@portal/ui';
import { useEffect, useState } from 'react';
import { drawHomePattern } from '../pattern/draw-home-pattern.ts';

const useIsPhone = mediaHook('(max-width: 639.98px)');

/** The pattern for numbers that an editor has changed since the files were drawn. */
export default function PatternInBrowser({ strips, woven }: { strips: number; woven: number }) {
  const isPhone = useIsPhone();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const shape = isPhone ? ({ rows: 4, bands: 2 } as const) : ({ rows: 6, bands: 1 } as const);
    const drawing = new Blob([drawHomePattern({ strips, woven, ...shape })], { type: 'image/svg+xml' });
    const made = URL.createObjectURL(drawing);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [strips, woven, isPhone]);
  return address === undefined ? null : <img src={address} alt="" />;
}
