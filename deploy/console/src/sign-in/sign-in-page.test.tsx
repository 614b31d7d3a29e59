import { UIProvider } from '@portal/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SignInPage } from './SignInPage.tsx';

test('who was refused at the provider reads why, and tries again for the same page', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(['sign-in'], { provider: 'id.fund.example' });
  render(
    <UIProvider>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/history?by=Naledi+Khumalo&refused=cancelled']}>
          <SignInPage />
        </MemoryRouter>
      </QueryClientProvider>
    </UIProvider>,
  );
  expect(screen.getByRole('alert').textContent).toContain('was ended at the identity provider');
  const to = encodeURIComponent('/releases/console/history?by=Naledi+Khumalo');
  expect(screen.getByRole('link').getAttribute('href')).toBe(`/releases/console/api/oidc?to=${to}`);
});
