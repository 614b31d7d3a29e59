import { DirectoryPage } from '../edit-directory/DirectoryPage.tsx';
import { partners } from './partners.ts';

/** `/workspace/content-management/partners-list`: the partners, their order and what is public. */
export const Component = () => <DirectoryPage directory={partners} />;
