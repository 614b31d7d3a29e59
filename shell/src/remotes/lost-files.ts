let look = async (): Promise<void> => {};

/** Says how it is looked for a newer release at once. */
export const connectLostFiles = (given: () => Promise<void>): void => {
  look = given;
};

/** Files of the tab's release cannot be had: perhaps it is so old that they were removed. Never rejects. */
export const lookForNewerFiles = (): Promise<void> => look();
