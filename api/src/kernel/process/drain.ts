/** Whether this process is about to end: asked for by the probes before anything stops. */
export class Drain {
  #isDraining = false;

  /** From now on `/readyz` answers 503, so that a balancer sends requests elsewhere. */
  begin(): void {
    this.#isDraining = true;
  }

  get isDraining(): boolean {
    return this.#isDraining;
  }
}
