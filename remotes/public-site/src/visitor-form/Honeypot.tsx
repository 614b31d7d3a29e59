import { useFormContext } from '@portal/platform/forms';
import { Box } from '@portal/ui';

/** A field that people do not see, reach or hear; robots fill it in, and the server then knows. */
export function Honeypot() {
  const { register } = useFormContext<{ website: string }>();
  return (
    <Box position="absolute" w="1px" h="1px" overflow="hidden" clipPath="inset(50%)" aria-hidden>
      <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
    </Box>
  );
}
