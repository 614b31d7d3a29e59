import { Type } from 'typebox';
import { call, type Page, type Result } from './call.ts';
import { page, result } from './envelopes.ts';
import { many, pageQuery } from './lists.ts';
import { operation } from './operation.ts';

/* Compiled with the package and never run: each line marked must be refused by the compiler. */

const Edit = Type.Object({ title: Type.String(), note: Type.Optional(Type.String()) });
type Edit = { title: string; note?: string };
const View = Type.Object({ id: Type.String(), status: Type.Enum(['OPEN', 'CLOSED']) });
type View = { id: string; status: 'OPEN' | 'CLOSED' };
const Id = Type.Object({ id: Type.String() });
const Filters = pageQuery({ status: Type.Optional(many(Type.Enum(['OPEN', 'CLOSED']))) }, ['title']);
type Filters = Type.Static<typeof Filters>;

const edit = call<{ params: { id: string }; body: Edit; response: Result<View> }>('edit', {
  method: 'PUT',
  path: '/thing/:id',
  permission: 'signed-in',
});
const list = call<{ query: Filters; response: Page<View> }>('list', {
  method: 'GET',
  path: '/thing',
  permission: 'public',
});
const picture = call<{ params: { id: string }; response: Blob }>('picture', {
  method: 'GET',
  path: '/thing/:id/picture',
  permission: 'public',
  answers: 'file',
});
const facts = { summary: '', errors: [] } as const;

operation(edit, { ...facts, params: Id, body: Edit, response: result(View) });
operation(list, { ...facts, query: Filters, response: page(View) });
operation(picture, { ...facts, params: Id });

// @ts-expect-error a body of another type
operation(edit, { ...facts, params: Id, body: View, response: result(View) });
// @ts-expect-error an answer of another type
operation(edit, { ...facts, params: Id, body: Edit, response: result(Edit) });
// @ts-expect-error no schema for the body
operation(edit, { ...facts, params: Id, response: result(View) });
// @ts-expect-error no schema for the answer
operation(edit, { ...facts, params: Id, body: Edit });
// @ts-expect-error a body schema that the call does not have
operation(list, { ...facts, query: Filters, body: Edit, response: page(View) });
// @ts-expect-error an unknown error code
operation(picture, { summary: '', params: Id, errors: ['no_such_code'] });
