import { globalStyles } from './global-styles.ts';

// Run by the build of the shell, in a process of its own: the sources as they are now, not as they were first read.
process.stdout.write(globalStyles());
