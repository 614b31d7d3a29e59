import { type Finding, finding, type JudgedBuild } from './finding.ts';

/** The roles and flags that a remote asks for and the shell does not know: nobody could ever pass. */
export const checkAccess = ({ key, build, contract }: JudgedBuild, shell: JudgedBuild): Finding[] => {
  const [asked, known] = [contract?.permissions, shell.contract?.provides];
  if (!asked || !known) return [];
  const mend = `Mend its manifest, deploy a shell that knows it first, or pin another build of ${build.app}.`;
  return (['role', 'flag'] as const).flatMap((kind) =>
    asked[`${kind}s`]
      .filter((word) => !known[`${kind}s`].includes(word))
      .map((word) => {
        const message = `${key} asks for the ${kind} "${word}", which ${shell.key} does not know. ${mend}`;
        return finding(kind, key, word, message);
      }),
  );
};
