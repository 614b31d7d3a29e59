import { isEmail } from '@portal/contracts';

/** Reads settings by name and collects every refusal, so that one start names them all. */
export class EnvironmentReader {
  readonly problems: string[] = [];
  readonly #environment: Record<string, string | undefined>;

  constructor(environment: Record<string, string | undefined>) {
    this.#environment = environment;
  }

  text(name: string, fallback: string): string {
    return this.#value(name) ?? fallback;
  }

  /** A text that must be there because of another setting. */
  required(name: string, because: string): string {
    return this.#value(name) ?? this.#refuse(name, `must be set ${because}`, '');
  }

  /** A text that nobody guesses; it is never echoed. */
  secret(name: string, min: number): string | undefined {
    const value = this.#value(name);
    if (value === undefined || value.length >= min) return value;
    return this.#refuse(name, `must have at least ${min} characters`, undefined);
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.#value(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    return this.#refuse(name, `must be a whole number from ${min} to ${max}`, fallback);
  }

  flag(name: string, fallback: boolean): boolean {
    const value = this.#value(name);
    if (value === undefined) return fallback;
    if (value === '1' || value === '0') return value === '1';
    return this.#refuse(name, 'must be 1 or 0', fallback);
  }

  choice<const T extends readonly string[]>(name: string, choices: T, fallback: T[number]): T[number] {
    const value = this.#value(name);
    if (value === undefined) return fallback;
    const chosen = choices.find((choice) => choice === value);
    return chosen ?? this.#refuse(name, `must be one of ${choices.join(', ')}`, fallback);
  }

  /** An absolute URL with one of the protocols; a value with a password is never echoed. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.#value(name);
    if (value === undefined) return undefined;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    return this.#refuse(name, `must be a URL starting with ${protocols.join(' or ')}`, undefined);
  }

  /** `name@host` or `Name <name@host>`. */
  mailbox(name: string, fallback: string): string {
    const value = this.#value(name);
    if (value === undefined) return fallback;
    const address = /^[^<>\r\n]*<([^<>]+)>$/.exec(value)?.[1] ?? value;
    return isEmail(address) ? value : this.#refuse(name, 'must be an e-mail address', fallback);
  }

  email(name: string): string | undefined {
    const value = this.#value(name);
    return value === undefined || isEmail(value)
      ? value
      : this.#refuse(name, 'must be an e-mail address', undefined);
  }

  /** An e-mail address, or the address of a page. */
  contact(name: string): string | undefined {
    const value = this.#value(name);
    if (value === undefined || isEmail(value)) return value;
    if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
    return this.#refuse(name, 'must be an e-mail address or a URL starting with https: or http:', undefined);
  }

  /** The key with its value, or nothing at all where the setting is absent. */
  optional<K extends string, V>(key: K, value: V | undefined): { [P in K]?: V } {
    return value === undefined ? {} : ({ [key]: value } as { [P in K]: V }); // a computed key widens to string
  }

  #value(name: string): string | undefined {
    const value = this.#environment[name]?.trim();
    return value === '' ? undefined : value;
  }

  #refuse<T>(name: string, reason: string, fallback: T): T {
    this.problems.push(`${name} ${reason}`);
    return fallback;
  }
}
