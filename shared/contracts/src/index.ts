/** The light part of the contracts: what a browser may import without pulling in a schema library. */
export { type Permission, permissions, roleMay } from './access/permissions.ts';
export { BENEFICIARY, MANAGER, REVIEWER, type Role, roleLabel, roles, SUPER } from './access/roles.ts';
export type { Call, Page, Part, Result, Wire } from './call.ts';
export {
  type ErrorBody,
  type ErrorCode,
  errorCodes,
  type FieldCode,
  type FieldError,
} from './error-codes.ts';
export {
  directionOf,
  isLanguage,
  type Language,
  type Localised,
  languageNames,
  languages,
} from './languages.ts';
export {
  acceptAttribute,
  DOCUMENT_MAX_BYTES,
  type FileKind,
  fileKinds,
  fileProblem,
  IMAGE_MAX_BYTES,
  kindOfFile,
  maxBytes,
} from './rules/files.ts';
export { isUrl } from './rules/parse-url.ts';
export {
  checkPassword,
  PASSWORD_MAX,
} from './rules/password.ts';
export { isAcceptedEmail, isAmount, isEmail, isEmpty, isNumericKey, isPhone } from './rules/values.ts';
