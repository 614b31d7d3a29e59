import { DirectoryPage } from '../edit-directory/DirectoryPage.tsx';
import { faqs } from './faqs.ts';

/** `/workspace/content-management/faqs-list`: the questions, their order and what is public. */
export const Component = () => <DirectoryPage directory={faqs} />;
