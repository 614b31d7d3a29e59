import '@portal/ui/fonts.css';
import { applyColorMode, UIProvider } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { makeQueryClient } from './api/query-client.ts';
import { routes } from './routes.tsx';

applyColorMode();

const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <UIProvider>
      <QueryClientProvider client={makeQueryClient()}>
        <RouterProvider router={createBrowserRouter(routes, { basename: '/releases/console' })} />
      </QueryClientProvider>
    </UIProvider>,
  );
