const IDLE_AFTER_MS = 60_000;

let lastInputAt = Date.now();
const noted = () => {
  lastInputAt = Date.now();
};

/** Watches for a person at the page. */
export const watchActivity = (): void => {
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart'])
    window.addEventListener(event, noted, { passive: true, capture: true });
};

/** Whether nobody has touched the page for a minute: what it asks for then is its own doing. */
export const isUserIdle = (): boolean => Date.now() - lastInputAt > IDLE_AFTER_MS;

/** When somebody last touched the page, in milliseconds since 1970. */
export const lastActivityAt = (): number => lastInputAt;
