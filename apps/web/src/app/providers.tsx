import './theme/library-styles.ts';
import './theme/theme.css';
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Outlet } from 'react-router';
import { instituicaoQuery } from '../features/configuracao/api.ts';
import { esquemaAtual, useEsquema } from '../lib/color-theme.ts';
import { fusoConhecido } from '../lib/session/time-zone.ts';
import { ConfirmProvider } from '../ui/dialogs/confirm.tsx';
import { Loading } from '../ui/status/loading.tsx';
import { queryClient } from './query-client.ts';
import { coresDaBiblioteca, theme } from './theme/theme.ts';
// Needed by dialogs, which load later.
import '../ui/dialogs/last-focus.ts';

/** The library keeps nothing: lib/color-theme.ts does. */
const doProduto: MantineColorSchemeManager = {
  get: esquemaAtual,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/**
 * Pages show days and hours in the institution's zone: a browser that never asked for it asks first. Only once: what is
 * typed on a page that is open is lost with it, and without an answer each new question is pending again.
 */
function ComOFuso() {
  const { isFetched } = useQuery(instituicaoQuery);
  return fusoConhecido() || isFetched ? <Outlet /> : <Loading />;
}

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
          <ComOFuso />
        </ConfirmProvider>
      </QueryClientProvider>
    </MantineProvider>
  );
}
