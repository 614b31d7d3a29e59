/** An optional plus sign followed by 7 to 15 digits. */
export const isPhone = (value: string): boolean => /^\+?\d{7,15}$/.test(value);

/** Null, a blank string, an empty array or an empty object. */
export const isEmpty = (value: unknown): boolean => {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (prototype === Object.prototype || prototype === null) && Object.keys(value).length === 0;
};

/** Whether a key may enter a numeric field: only digits and the dot. */
export const isNumericKey = (key: string): boolean => /^[\d.]$/.test(key);

/** A decimal string of at most 15 whole digits and 2 decimals, as money travels. */
export const isAmount = (value: string): boolean => /^\d{1,15}(?:\.\d{1,2})?$/.test(value);
