/**
 * Patterns of the specification, used by forms and by the API alike. Each runs in linear time on
 * hostile input.
 */

/** Local part, @, domain with a top-level domain of at least two letters, or an IP literal. */
export const emailPattern =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:\[\d{1,3}(?:\.\d{1,3}){3}\]|(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63})$/;

/** Optional plus sign followed by 7 to 15 digits. */
export const phonePattern = /^\+?\d{7,15}$/;

export const isEmail = (value: string): boolean => value.length <= 254 && emailPattern.test(value);

export const isPhone = (value: string): boolean => phonePattern.test(value);
