import { createContext, use } from 'react';
import { type Contributions, collect } from './contributions.ts';

export const ContributionsContext = createContext<Contributions>(collect([]));

/** What the remotes of this release contribute to the frame. */
export const useContributions = (): Contributions => use(ContributionsContext);
