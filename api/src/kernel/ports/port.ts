/** A function that one domain calls and a later one provides; `wiring.ts` connects the two. */
interface Port<Input extends unknown[], Output> {
  call(...input: Input): Output;
  connect(provided: (...input: Input) => Output): void;
}

/** @param name for the error of a call before anything was connected. */
export const port = <Input extends unknown[], Output>(name: string): Port<Input, Output> => {
  let connected: ((...input: Input) => Output) | undefined;
  return {
    call: (...input) => {
      if (!connected) throw new Error(`${name}: nothing is connected`);
      return connected(...input);
    },
    connect: (provided) => {
      connected = provided;
    },
  };
};
