import { sectionKeys } from '@portal/contracts/content/keys';
import { sectionSchemas } from '@portal/contracts/content/sections';
import { expect, test } from 'vitest';
import { isFixed, isOptional, leafOf } from './field-facts.ts';
import { optionsOf } from './field-options.ts';

/** What is read of a schema, which is a JSON schema. */
interface Shape {
  type?: string;
  properties?: Record<string, Shape>;
  required?: readonly string[];
  items?: Shape;
  anyOf?: readonly Shape[];
  pattern?: string;
  errorCode?: string;
}

/** Each text of a section with whether it may be empty. */
const textsOf = (shape: Shape, path: string, mayLack = false): [path: string, mayBeEmpty: boolean][] => {
  const { type, properties, required = [], items, anyOf = [] } = shape;
  if (items) return textsOf(items, `${path}.0`);
  if (properties) {
    return Object.entries(properties).flatMap(([name, inner]) =>
      textsOf(inner, `${path}.${name}`, !required.includes(name)),
    );
  }
  if (anyOf.some((one) => one.type === 'null')) return [[path, true]];
  if (type !== 'string') return [];
  return [[path, mayLack || (shape.pattern === undefined && shape.errorCode === undefined)]];
};

const isWritten = ([path]: [path: string, mayBeEmpty: boolean]) =>
  !isFixed(leafOf(path)) && optionsOf(leafOf(path)) === undefined && !/\.0$|\.(spans|items)\./.test(path);

test.each(sectionKeys.filter((key) => key !== 'emails'))(
  'in %s a field is called optional just when the contract lets it be empty',
  (key) => {
    const shape = sectionSchemas[key] as unknown as Shape; // TypeBox schemas are JSON schemas
    const texts = textsOf(shape, 'data').filter(isWritten);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.map(([path]) => [path, isOptional(key, path)])).toEqual(texts);
  },
);
