/** Why a file is refused: not accepted, of another type than its name says, or of that type and not whole, not harmless or not readable without a password. */
export type FileFault =
  | 'file_type_not_allowed'
  | 'file_not_as_named'
  | 'file_incomplete'
  | 'file_has_programs'
  | 'file_encrypted';
