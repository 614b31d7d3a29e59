/** Lower-case ending of a file name without the dot; empty when there is none. */
export const fileEnding = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
