/** The header that carries the secret of a visitor's conversation; applicants are known by their session. */
export const secretHeader = 'X-Chat-Secret';

/** The header that carries a form token. */
export const FORM_TOKEN_HEADER = 'Form-Token';
