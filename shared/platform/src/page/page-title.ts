import { create } from 'zustand';

const useTitle = create<{ title: string }>(() => ({ title: '' }));

/** The title of the page that is shown, without the name of the site. */
export const usePageTitle = (): string => useTitle((state) => state.title);

export const setPageTitle = (title: string): void => useTitle.setState({ title });
