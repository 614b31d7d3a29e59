/** Told of each call by its id: good is every answer below 500; what the caller gave up is none. */
type CallWatcher = (operation: string, isGood: boolean) => void;

let watcher: CallWatcher | undefined;

export const watchCalls = (given: CallWatcher): void => {
  watcher = given;
};

export const noteCall: CallWatcher = (operation, isGood) => watcher?.(operation, isGood);
