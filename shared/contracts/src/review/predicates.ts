/** Entered for somebody who has not confirmed it: guard `confirmedWhenOnBehalf` of the status machine. */
export const awaitsConfirmation = (entry: {
  isOnBehalf: boolean;
  applicantConfirmedAt: string | null;
}): boolean => entry.isOnBehalf && entry.applicantConfirmedAt === null;
