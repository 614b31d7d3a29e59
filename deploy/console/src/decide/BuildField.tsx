import { Field, Loading, NativeSelect } from '@portal/ui';
import type { useBuilds } from '../api/environments.ts';
import type { Build } from '../api/types.ts';
import { when } from '../format/times.ts';
import { Failed } from '../parts/Failed.tsx';

type Builds = ReturnType<typeof useBuilds>;

/** The published builds of an app but for the one that is pinned; none while they are read. */
export const otherBuilds = ({ data }: Pick<Builds, 'data'>, pinned: string | undefined): Build[] =>
  (data?.builds ?? []).filter(({ version }) => version !== pinned);

/** `, 3f9a0c1d of Amina Hassan` */
const sourceText = ({ source }: Build): string =>
  source
    ? `, ${source.commit.slice(0, 8)} of ${source.author}${source.isDirty ? ', uncommitted changes' : ''}`
    : '';

interface BuildFieldProps {
  builds: Builds;
  pinned: string | undefined;
  hint?: string | undefined;
  version: string;
  onChoose: (version: string) => void;
}

/** Chooses a published build; says while the list is read, and why it cannot be. */
export const BuildField = ({ builds, pinned, hint, version, onChoose }: BuildFieldProps) => (
  <>
    {builds.isLoading && <Loading>Reading builds</Loading>}
    <Failed what="The list of builds" query={builds} />
    <Field label="Build" hint={hint}>
      <NativeSelect value={version} onChange={({ target }) => onChoose(target.value)}>
        <option value="">Choose a build</option>
        {otherBuilds(builds, pinned).map((build) => (
          <option key={build.version} value={build.version}>
            {build.version}, {when(build.builtAt)}
            {sourceText(build)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  </>
);
