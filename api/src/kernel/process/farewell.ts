/** Whether this process is about to end: asked for by the probes before anything stops. */
export class Farewell {
  #isSaid = false;

  /** From now on `/readyz` answers 503, so that a balancer sends requests elsewhere. */
  say(): void {
    this.#isSaid = true;
  }

  get isSaid(): boolean {
    return this.#isSaid;
  }
}
