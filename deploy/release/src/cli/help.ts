export const help = `Usage: pnpm release <command> [options]

Builds are immutable; a release pins one build of the shell and of each remote; an environment serves
one release. A running portal serves a changed release from the next page load on.

  publish [app]...        build from this workspace and lay it into the store (default: every app)
  pin <app>[@version]...  make and serve a release with these builds (default: the newest published)
  check [app[@version]]...
                          whether these builds could be pinned now; changes nothing
  deploy <app>...         publish, then pin what was published; types are checked by pnpm test quick
  rollback [sequence]     serve an earlier release again as a whole (default: the last with other builds
                          that no rollback left)
  rollback <app>          pin the build that this app had before; all others stay
  remove <remote>         serve a release without this remote
  maintenance <remote> on|off
                          its addresses say that they are being worked on, with status 503
  freeze <environment> --reason <text>
                          it takes no pin, promotion or canary; rollback, canary stop and maintenance go on
  unfreeze <environment>  it takes all of them again
  canary <remote>@<version> --share 5%
                          serve this build to a part of all visitors, and to a tester who opens
                          /releases/cohort?canary=<remote>, with 0% to these alone; its figures may stop it
  canary <remote>@<version> --steps 1%:20,10%:60,all
                          the same by steps with minutes, by itself while its figures are within its budget
  canary raise <remote> [--share 25%]
                          give it to more, by default its next step; whoever has it keeps it
  canary hold <remote>    it stays at its present step
  canary resume <remote>  it goes on by its steps; the present one begins anew
  canary stop <remote>    everybody has the pin again
  canary finish <remote>  it becomes the pin
  canary judge <remote> <file>
                          compare figures (JSON) with its budget; stops it where they exceed it
  canary status           the canaries that run, with their figures from the API at --api or $API_URL
  gc --keep <n>           remove builds that no environment's current or last n releases name
  record-test <report>... keep what the tests of the served release found (JSON of Playwright or Vitest)
  matrix [cell]...        test every combination of builds that people can come to see once this environment's
                          set goes to another one; cells that passed with the same builds are not run again
  promote <environment>   serve here the set that environment serves, if its matrix and tests passed
  upload                  fill the empty bucket of $RELEASE_STORE_URL with what the folder holds
  repair                  write a broken pointer anew, to the release that is served in its place
  history                 every move of the pointer: who, why, from, to check and tests
  diff <sequence> [sequence]
                          which builds differ between two releases (default: the current one), and in what
  impact <app>            addresses, menu entries and imported names that a change of it touches
  why <app>               which release brought the build that is pinned now, who and why
  list [app]              releases of the environment, or the builds of an app; * is served there
  show [sequence]         what a release pins (default: the current one)
  verify [sequence]       check a release: files, hashes, shared versions, clashes
  keys [make|rotate <publisher|manager>] [revoke <id>]
                          whose signatures count, * signs here; a new key; one that counts no longer
  sign                    sign anew, with the keys of now, what has a signature that counts
  console-pages           build the pages of the console, if their sources changed
  console-token add <name> [reader|developer]
                          let somebody sign in to /releases/console/ for 90 days; prints the token once
  console-token add <name> [reader|developer] --email <address>
                          let somebody sign in there at the identity provider, without a token
  console-token remove <name>
                          end somebody's access; without a verb: who may sign in

Options:
  -e, --env <name>     environment: production (default; at a terminal, a command that changes what people
                       get asks first) or staging; another one with --create
  -r, --reason <text>  goes into the release and the history
      --ticket <text>  where the change was agreed; goes into the history
      --by <name>      who does it (your user name)
      --release <n>    the release that was tested, where it is not the current one
      --api <url>      read the contract of the environment's API there, and keep it for later checks;
                       a matrix is tested before it, else before an API of its own with example data
      --against <name> environment that a matrix crosses with (production)
      --list           show a matrix, run nothing
      --anew           run the cells, too, that passed before
      --share <n>%     how many visitors get a canary
      --steps <n>%:<minutes>,…
                       by which a canary grows, each with the minutes that it takes at least; the
                       last, such as all, has none and stays until somebody finishes the canary
      --group <role>   a role whose members get it, too; may be repeated
      --budget <name>=<number>
                       what a canary may do: loadFailureRate, renderErrorRate, p75LoadMs,
                       apiErrorRate, minSamples; may be repeated
      --email <address> as the identity provider gives it
      --untested       promote a set without a passed test; needs --reason
      --json           the answer as data; a refusal as its findings: code, build, what, message
      --store <folder> release store ($PORTAL_DATA/releases, else .portal/releases); with
                       $RELEASE_STORE_URL (s3://bucket/prefix?endpoint=…&region=…) the working
                       copy of that bucket
  -h, --help           this text

Exit codes: 0 done, 1 not done, 2 not understood, 3 refused by the check of the set.

An app is "shell" or the name of a folder in remotes/.`;

/** What the help says of the command among these words, and of these options; its lines follow it, further in. */
export const helpOf = (argv: readonly string[], options: readonly string[] = []): string => {
  const entries = help.split(/\n\n|\n(?= {2}\S| {6}--)/);
  const at = argv.findIndex((word) => entries.some((entry) => entry.startsWith(`  ${word} `)));
  const [name, verb] = at < 0 ? [] : argv.slice(at);
  const ofCommand = entries.filter((entry) => name && entry.startsWith(`  ${name} `));
  const ofVerb = ofCommand.filter((entry) => entry.startsWith(`  ${name} ${verb} `));
  // `canary review` starts one: what else can be done with a canary is not its help.
  const withoutVerb = ofCommand.filter((entry) => /^ {2}\S+ [<[]/.test(entry));
  const [shown = ofCommand] = verb ? [ofVerb, withoutVerb].filter((found) => found.length > 0) : [];
  const found = entries.filter(
    (entry) => shown.includes(entry) || options.some((option) => entry.startsWith(`      --${option} `)),
  );
  return found.map((entry) => `${entry.trimEnd()}\n`).join('');
};
