import { type Driver, type Notify, oneConnectionOf } from './driver.ts';
import { connectionClosed, connectionSilent, endsConnection } from './failures.ts';
import { handlerOf, type Send, type Statement, sendingBy } from './statement.ts';

/** Hears of every statement that is sent, and afterwards how it ended. */
export type Watch = () => (text: string, error?: unknown) => void;

export interface ConnectionOptions {
  /** Whose settings it has. */
  driver: Driver;
  watch?: Watch | undefined;
  /** Milliseconds without a word of the server after which a statement counts as lost; absent: never. */
  patience?: number | undefined;
  onLost(connection: Connection, error: Error): void;
  /** Hears what is told on channels that are listened to. */
  onNotify?: Notify | undefined;
}

/**
 * One connection to the database. Once it is lost it stays lost: everything that waits for it hears
 * so at once, and nothing is sent by it any more, so no statement of a transaction runs outside of it.
 */
export class Connection {
  readonly openedAt = performance.now();
  /** Sends by this connection. */
  readonly sql: Driver;
  readonly #own: Driver;
  readonly #send: Send;
  readonly #watch: Watch | undefined;
  readonly #onLost: ConnectionOptions['onLost'];
  readonly #atWork = new Set<Statement>();
  readonly #usualPatience: number;
  #patience: number;
  #clock: NodeJS.Timeout | undefined;
  #lost: Error | undefined;

  constructor({ driver, watch, patience = 0, onLost, onNotify }: ConnectionOptions) {
    this.#usualPatience = patience;
    this.#patience = patience;
    this.#own = oneConnectionOf(driver, () => this.lose(connectionClosed()), onNotify);
    this.#send = handlerOf(this.#own);
    this.sql = sendingBy(this.#own, (statement) => this.send(statement));
    this.#watch = watch;
    this.#onLost = onLost;
  }

  get isLost(): boolean {
    return this.#lost !== undefined;
  }

  /** For whoever lets statements take longer than is usual; until the connection is given back. */
  waitFor(milliseconds: number): void {
    this.#patience = milliseconds;
  }

  resetPatience(): void {
    this.#patience = this.#usualPatience;
  }

  send(statement: Statement): void {
    if (this.#lost) {
      statement.reject(this.#lost);
      return;
    }
    const end = this.#watch?.();
    this.#atWork.add(statement);
    if (this.#patience > 0) this.#clock ??= setTimeout(() => this.#complain(), this.#patience).unref();
    const settle = (error?: unknown): void => {
      this.#atWork.delete(statement);
      this.#clock?.refresh();
      if (this.#atWork.size === 0) this.#stopClock();
      end?.(statement.string ?? '', error);
    };
    statement.then(
      () => settle(),
      (error: unknown) => {
        // Before anybody can take the connection again.
        if (endsConnection(error)) this.lose(error instanceof Error ? error : connectionClosed());
        settle(error);
      },
    );
    this.#send(statement);
  }

  /** Whatever waits for it fails with the error. */
  lose(error: Error): void {
    if (this.#lost) return;
    this.#lost = error;
    this.#stopClock();
    for (const statement of this.#atWork) statement.reject(error);
    this.#own.end({ timeout: 0 }).catch(() => undefined); // it is over in any case
    this.#onLost(this, error);
  }

  /** Says good-bye to the server; to be called when nothing is at work. */
  async close(error: Error): Promise<void> {
    this.#lost ??= error;
    await this.#own.end({ timeout: 1 });
  }

  #complain(): void {
    this.#clock = undefined;
    // Between two batches it is the reader who takes his time.
    const isRead = [...this.#atWork].some(({ cursorFn }) => cursorFn !== undefined);
    if (!isRead && this.#patience > 0) this.lose(connectionSilent(this.#patience));
  }

  #stopClock(): void {
    clearTimeout(this.#clock);
    this.#clock = undefined;
  }
}
