import './library-styles.ts';
import './theme.css';
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { esquemaAtual, useEsquema } from '../lib/tema.ts';
import { ConfirmProvider } from '../ui/confirm.tsx';
import { queryClient } from './query-client.ts';
import { coresDaBiblioteca, theme } from './theme.ts';
// Needed by dialogs, which load later.
import '../ui/last-focus.ts';

/** The library keeps nothing: lib/tema.ts does. */
const doProduto: MantineColorSchemeManager = {
  get: esquemaAtual,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

export function Providers() {
  const esquema = useEsquema();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={coresDaBiblioteca}
      colorSchemeManager={doProduto}
      forceColorScheme={esquema}
      // The library's values are written with ours: its sheet of them is not loaded.
      deduplicateCssVariables={false}
    >
      <QueryClientProvider client={queryClient}>
        <ConfirmProvider>
          <Outlet />
        </ConfirmProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
