import type { Language } from '@portal/contracts';
import type { FundType } from '@portal/contracts/funds/enums';
import { oncePerPortal } from '../../kernel/once-per.ts';
import { blankDocument } from './blank-document.ts';

/**
 * The bytes of a printed form to fill in by hand, drawn when first asked for, one for each fund and language; whoever
 * asks while it is drawn waits for the same one.
 * @throws Problem too_many_requests, unavailable.
 */
export const blankForms = oncePerPortal(({ pdfs }) => {
  const drawn = new Map<string, Promise<Buffer>>();
  return (fundType: FundType, language: Language): Promise<Buffer> => {
    const key = `${fundType} ${language}`;
    const known = drawn.get(key);
    if (known) return known;
    const drawing = pdfs.draw(blankDocument(fundType, language, new Date()));
    drawn.set(key, drawing);
    drawing.catch(() => drawn.delete(key)); // the next one tries again
    return drawing;
  };
});
