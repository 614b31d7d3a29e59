export const help = `Usage: pnpm release <command> [options]

Builds are immutable; a release pins one build of the shell and of each area; an environment serves
one release. A running portal serves a changed release from the next page load on.

  publish [app]...        build from this workspace and lay it into the store (default: every app)
  pin <app>[@version]...  make and serve a release with these builds (default: the newest published)
  check [app[@version]]...
                          whether these builds could be pinned now; changes nothing
  deploy <app>...         publish, then pin what was published
  rollback [sequence]     serve an earlier release again (default: the one before)
  promote <environment>   pin here what that environment serves
  repair                  write a broken pointer anew, to the release that is served in its place
  history                 every move of the pointer: who, why, from, to (--json: as data)
  diff <sequence> [sequence]
                          which builds differ between two releases (default: the current one)
  why <app>               which release brought the build that is pinned now, who and why
  list [app]              releases of the environment, or the builds of an app
  show [sequence]         what a release pins (default: the current one)
  verify [sequence]       check a release: files, hashes, shared versions, clashes

Options:
  -e, --env <name>     environment: production (default) or staging; another one with --create
  -r, --reason <text>  goes into the release and the history
      --ticket <text>  where the change was agreed; goes into the history
      --by <name>      who does it (your user name)
      --store <folder> release store ($PORTAL_DATA/releases, else .portal/releases)
  -h, --help           this text

An app is "shell" or the name of a folder in remotes/.`;
