import type { HomeContent } from '@portal/contracts/content/home';
import { Band } from '../content-page/Band.tsx';
import { PartnerCells } from '../meet-partners/PartnerCells.tsx';

export const Partners = ({ head }: { head: HomeContent['partnersHead'] }) => (
  <Band {...head}>
    <PartnerCells />
  </Band>
);
