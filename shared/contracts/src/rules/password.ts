const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** What a password still misses. */
type PasswordHint = 'short' | 'lower' | 'upper' | 'digit';
type PasswordRating = 'Short' | 'Medium' | 'Good';

interface PasswordCheck {
  /** One point each for length, lower case, upper case and digit: 0 to 4. */
  score: number;
  /** Absent for an empty password. */
  rating?: PasswordRating;
  /** In the order of the specification; empty when the password passes. */
  missing: PasswordHint[];
}

const checks: readonly [PasswordHint, (password: string) => boolean][] = [
  ['short', (password) => [...password].length >= PASSWORD_MIN],
  ['lower', (password) => /\p{Ll}/u.test(password)],
  ['upper', (password) => /\p{Lu}/u.test(password)],
  ['digit', (password) => /\d/.test(password)],
];

const ratingOf = (score: number): PasswordRating => (score <= 1 ? 'Short' : score <= 3 ? 'Medium' : 'Good');

export const checkPassword = (password: string): PasswordCheck => {
  const missing = checks.filter(([, passes]) => !passes(password)).map(([hint]) => hint);
  const score = checks.length - missing.length;
  return password === '' ? { score: 0, missing } : { score, rating: ratingOf(score), missing };
};
