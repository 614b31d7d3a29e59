/** Why a file is refused: not accepted, of another type than its name says, not whole, with what may run, or encrypted. */
export type FileFault =
  | 'file_type_not_allowed'
  | 'file_not_as_named'
  | 'file_incomplete'
  | 'file_has_programs'
  | 'file_encrypted';
