import type { Localised } from '@portal/contracts';
import { Stack } from '@portal/ui';
import { localParts } from '../content-page/text-in-language.tsx';

/** An answer of plain text: an empty line starts a new paragraph. */
export function Answer({ of }: { of: Localised }) {
  const { text, mark } = localParts(of);
  return (
    <Stack gap="3" {...mark}>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Stack>
  );
}
