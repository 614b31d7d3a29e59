import type { TSchema } from 'typebox';
import { schemaNames, shapeOf } from './named-schemas.ts';
import { plainSchema } from './plain-schema.ts';

/** Collects what is named while a document is written. */
export class Components {
  readonly #schemas = new Map<string, object>();

  /** The schema as it stands in the document: a reference when it has a name. */
  schema(schema: TSchema): object {
    const name = schemaNames.get(shapeOf(schema));
    if (name === undefined) return plainSchema(schema, (inner) => this.schema(inner));
    if (!this.#schemas.has(name)) {
      this.#schemas.set(name, {}); // before its own parts, one of which may be it again
      this.#schemas.set(
        name,
        plainSchema(schema, (inner) => this.schema(inner)),
      );
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Everything referred to so far, by name. */
  get schemas(): Record<string, object> {
    return Object.fromEntries([...this.#schemas].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}
