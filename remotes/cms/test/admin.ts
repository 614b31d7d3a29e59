import { SUPER } from '@portal/contracts';
import { staff } from '@portal/testing/staff';

/** Who manages content. */
export const admin = staff(SUPER);
