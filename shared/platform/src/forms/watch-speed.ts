/** Reckons how long the rest takes, from when it is asked first. */
export const watchSpeed = (size: number, now = () => performance.now()) => {
  let first: { share: number; at: number } | undefined;
  return (share: number): { share: number; secondsLeft?: number } => {
    first ??= { share, at: now() };
    const [sent, seconds] = [(share - first.share) * size, (now() - first.at) / 1000];
    return sent > 0 && seconds >= 1
      ? { share, secondsLeft: Math.ceil((seconds / sent) * (1 - share) * size) }
      : { share };
  };
};
