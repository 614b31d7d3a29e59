export interface EntryPin {
  integrity: string;
  timeoutMs: number;
}

/** Runs a script only with the hash that is pinned for it. Rejects when it does not come, throws, or is late. */
export const runEntryScript = (url: string, { integrity, timeoutMs }: EntryPin): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.fetchPriority = 'high';
    let thrown: string | undefined;
    const note = ({ filename, message }: ErrorEvent): void => {
      if (filename === url) thrown = message;
    };
    const end = (problem: string | undefined): void => {
      clearTimeout(timer);
      window.removeEventListener('error', note);
      script.remove();
      if (problem === undefined) resolve();
      else reject(new Error(problem));
    };
    const timer = setTimeout(() => end(`${url} timed out.`), timeoutMs);
    window.addEventListener('error', note);
    script.onload = () => end(thrown && `ScriptExecutionError: ${url}: ${thrown}`);
    script.onerror = () => end(`${url} did not load, or is not what the release pins.`);
    document.head.append(script);
  });
