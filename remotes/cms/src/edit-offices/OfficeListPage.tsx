import { DirectoryPage } from '../edit-directory/DirectoryPage.tsx';
import { offices } from './offices.ts';

/** `/workspace/content-management/offices-list`: the offices, their order and what is public. */
export const Component = () => <DirectoryPage directory={offices} />;
