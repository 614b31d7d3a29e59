import type { HomeContent } from '@portal/contracts/content/home';
import { PageBand } from '../content-page/PageBand.tsx';
import { PartnerCells } from '../meet-partners/PartnerCells.tsx';

export const Partners = ({ head }: { head: HomeContent['partnersHead'] }) => (
  <PageBand {...head}>
    <PartnerCells />
  </PageBand>
);
