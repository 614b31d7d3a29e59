import { useForm as useHookForm } from 'react-hook-form';

/** FormShell gives the focus to the first wrong field of the page; the library would to the one registered first. */
export const useForm: typeof useHookForm = (props) => useHookForm({ ...props, shouldFocusError: false });
