import { chakra } from '@chakra-ui/react';
import { CircleAlert, FileCheck, FileSearch, FileUp, FileX, LoaderCircle, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';

const wrong = { square: FileX, palette: 'laterite', mark: CircleAlert, color: 'fg.error' };

/** On its way, refused, or there: then by what the virus scanner says. */
const looks = {
  uploading: { square: FileUp, palette: 'ash', mark: undefined, color: 'fg.muted' },
  wrong,
  PENDING: { square: FileSearch, palette: 'ash', mark: LoaderCircle, color: 'marigold.fg' },
  CLEAN: { square: FileCheck, palette: 'forest', mark: ShieldCheck, color: 'forest.fg' },
  INFECTED: wrong,
  FAILED: wrong,
};

export interface FileRowProps {
  name: ReactNode;
  /** "3.2 MB", or "64% of 4.6 MB" while uploading. */
  size?: ReactNode;
  state: keyof typeof looks;
  /** The state in words; red states: the sentence that says the fix. */
  stateText?: ReactNode;
  /** 0 to 100, drawn while uploading. */
  progress?: number | undefined;
  /** Name of the progress bar. */
  progressLabel?: string | undefined;
  /** Icon buttons or a Replace button. */
  actions?: ReactNode;
}

export function FileRow({ name, size, state, stateText, progress, progressLabel, actions }: FileRowProps) {
  const look = looks[state];
  const { square: Square, palette, mark: Mark, color } = look;
  const bad = look === wrong;
  return (
    <chakra.div
      colorPalette={palette}
      display="flex"
      alignItems="center"
      // On a phone what is wrong gets the whole line, with its buttons below.
      {...(bad && { flexWrap: { base: 'wrap', sm: 'nowrap' }, justifyContent: 'end' })}
      columnGap="3"
      rowGap="2"
      px="3"
      py={{ base: '2', md: '3' }}
      bg={bad ? 'laterite.subtle' : 'bg.surface'}
      borderWidth="1px"
      borderColor={bad ? 'laterite.solid' : 'border'}
      borderRadius="md"
    >
      <chakra.span
        aria-hidden
        width="40px"
        height="40px"
        flexShrink={0}
        // A phone has room for the name, the size and the state on two lines without it.
        display={{ base: 'none', sm: 'inline-flex' }}
        alignItems="center"
        justifyContent="center"
        bg="colorPalette.muted"
        color="colorPalette.fg"
        borderRadius="sm"
      >
        <Square size={20} strokeWidth={1.75} />
      </chakra.span>
      <chakra.div flex="1" minW={bad ? { base: 'full', sm: '0' } : '0'}>
        <chakra.p fontWeight="semibold" overflowWrap="anywhere">
          {name}
        </chakra.p>
        <chakra.div role="status" fontSize="0.875rem" display="flex" flexWrap="wrap" columnGap="2">
          {size && <chakra.span color="fg.muted">{size}</chakra.span>}
          {stateText && (
            <chakra.span display="inline-flex" gap="1.5" color={color} fontWeight="semibold">
              {Mark && (
                <chakra.span
                  aria-hidden
                  display="flex"
                  alignItems="center"
                  height="21px"
                  flexShrink={0}
                  {...(state === 'PENDING' && {
                    animation: 'turn 1.2s linear infinite',
                    _motionReduce: { animation: 'none' },
                  })}
                >
                  <Mark size={15} strokeWidth={2} />
                </chakra.span>
              )}
              {stateText}
            </chakra.span>
          )}
        </chakra.div>
        {state === 'uploading' && progress !== undefined && (
          <chakra.div
            role="progressbar"
            aria-label={progressLabel}
            aria-valuenow={Math.round(progress)}
            aria-valuemin={0}
            aria-valuemax={100}
            mt="1.5"
            bg="bg.muted"
            borderRadius="xs"
            overflow="hidden"
          >
            {/* A border, which forced colours leave. */}
            <chakra.div borderTopWidth="6px" borderColor="brand.solid" style={{ width: `${progress}%` }} />
          </chakra.div>
        )}
      </chakra.div>
      {actions}
    </chakra.div>
  );
}
