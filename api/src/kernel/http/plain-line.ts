const turning = /[\u202a-\u202e\u2066-\u2069]/g;
const breaking = /[\p{Cc}\u2028\u2029\s]+/gu;

/**
 * A text of one line as it is read by others: no line breaks or control characters, and nothing that
 * makes what follows run the other way.
 */
export const plainLine = (text: string): string => text.replace(turning, '').replace(breaking, ' ').trim();
