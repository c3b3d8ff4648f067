import './library-styles.ts';
import './theme.css';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { ConfirmProvider } from '../ui/confirm.tsx';
import { queryClient } from './query-client.ts';
import { theme } from './theme.ts';
// Needed by dialogs, which load later.
import '../ui/last-focus.ts';

export function Providers() {
  return (
    <MantineProvider theme={theme} forceColorScheme="light">
      <QueryClientProvider client={queryClient}>
        <ConfirmProvider>
          <Outlet />
        </ConfirmProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
