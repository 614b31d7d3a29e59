import { type EligibilityAnswers, eligibilityRules } from '@portal/contracts/funds/eligibility-rules';
import type { FundType } from '@portal/contracts/funds/enums';
import { useMemo, useSyncExternalStore } from 'react';

/** Answers that somebody gave before an application; on this device only. */
export interface StoredCheck {
  fundId: string;
  /** The version of the fund's rules that the answers are to. */
  rulesVersion: number;
  /** null: not known yet. */
  answers: EligibilityAnswers;
  /** ISO instant of the last answer. */
  checkedAt: string;
}

const nameOf = (fundType: FundType) => `portal_eligibility:${fundType}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whatever else stands there, such as an answer to a rule that is no more, is left out. */
const parse = (fundType: FundType, text: string | null): StoredCheck | null => {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null');
    if (!isObject(parsed) || !isObject(parsed.answers)) return null;
    const { fundId, rulesVersion, checkedAt, answers } = parsed;
    if (typeof fundId !== 'string' || typeof rulesVersion !== 'number' || typeof checkedAt !== 'string')
      return null;
    const known = eligibilityRules[fundType].flatMap((rule) => {
      const answer = answers[rule];
      return typeof answer === 'boolean' || answer === null ? [[rule, answer] as const] : [];
    });
    return { fundId, rulesVersion, checkedAt, answers: Object.fromEntries(known) };
  } catch {
    return null;
  }
};

/** What storage refuses is remembered as long as the page stays. */
const unstored = new Map<string, string>();

const readText = (fundType: FundType): string | null => {
  const name = nameOf(fundType);
  try {
    return localStorage.getItem(name) ?? unstored.get(name) ?? null;
  } catch {
    return unstored.get(name) ?? null;
  }
};

export const readStoredCheck = (fundType: FundType): StoredCheck | null =>
  parse(fundType, readText(fundType));

const listeners = new Set<() => void>();

const write = (fundType: FundType, text: string | null): void => {
  const name = nameOf(fundType);
  unstored.delete(name);
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    if (text !== null) unstored.set(name, text);
  }
  for (const listener of listeners) listener();
};

export const storeCheck = (fundType: FundType, check: StoredCheck): void =>
  write(fundType, JSON.stringify(check));
export const forgetCheck = (fundType: FundType): void => write(fundType, null);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

const nothing = () => null;

/** The check stored for a fund; null on the server, and until the page is hydrated. */
export const useStoredCheck = (fundType: FundType): StoredCheck | null => {
  const text = useSyncExternalStore(subscribe, () => readText(fundType), nothing);
  return useMemo(() => parse(fundType, text), [fundType, text]);
};
