import { useSearchParams } from 'react-router-dom';

/**
 * Puts a choice into the page's address; an empty one leaves it. It starts from the address as it is at that moment:
 * a choice just before may not have been rendered. `shown` stands for what the address does not say. Sorted, so that a
 * view has one address.
 */
export const useAddressChange = () => {
  const [, setAddress] = useSearchParams();
  return (choice: Record<string, string>, shown?: Record<string, string>): void => {
    const now = Object.fromEntries(new URLSearchParams(window.location.search));
    const entries = Object.entries({ ...shown, ...now, ...choice }).filter(([, value]) => value);
    setAddress(entries.sort(), { replace: true });
  };
};
