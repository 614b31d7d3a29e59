import { createContext, use, useEffect, useId, useMemo, useRef } from 'react';

/** Which fields a form shows, in the order in which they stand. */
export interface Registry {
  idOf: (name: string) => string;
  add: (name: string) => () => void;
  has: (name: string) => boolean;
  names: () => string[];
}

interface Parts {
  registry: Registry;
  isSubmitting: boolean;
  /** Whether what is sent now may lack answers. */
  mayLack: () => boolean;
}

export const FormContext = createContext<Parts | null>(null);

/** @throws outside a FormShell */
export const useFormParts = (): Parts => {
  const parts = use(FormContext);
  if (parts === null) throw new Error('Form fields stand inside a FormShell.');
  return parts;
};

const byPosition = (idOf: Registry['idOf']) => (a: string, b: string) => {
  const [first, second] = [document.getElementById(idOf(a)), document.getElementById(idOf(b))];
  if (first === null || second === null) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
};

export const useRegistry = (): Registry => {
  const form = useId();
  const names = useRef(new Set<string>());
  return useMemo(() => {
    const idOf = (name: string) => `${form}${name.replaceAll('.', '-')}`;
    return {
      idOf,
      add: (name) => {
        names.current.add(name);
        return () => void names.current.delete(name);
      },
      has: (name) => names.current.has(name),
      names: () => [...names.current].sort(byPosition(idOf)),
    };
  }, [form]);
};

/** Tells the form that a field of this name is on the page. Returns the id of its control. */
export const useRegistered = (name: string): string => {
  const { registry } = useFormParts();
  useEffect(() => registry.add(name), [registry, name]);
  return registry.idOf(name);
};
