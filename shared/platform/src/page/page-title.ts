import { create } from 'zustand';

export const usePageTitleStore = create<{ title: string }>(() => ({ title: '' }));

/** The title of the page that is shown, without the name of the site. */
export const usePageTitle = (): string => usePageTitleStore((state) => state.title);

export const setPageTitle = (title: string): void => usePageTitleStore.setState({ title });
