import './theme/library-styles.ts';
import './theme/theme.css';
import { type MantineColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { instituicaoQuery } from '../features/configuracao/api.ts';
import { esquemaAtual, useEsquema } from '../lib/color-theme.ts';
import { fusoConhecido } from '../lib/session/time-zone.ts';
import { ConfirmProvider } from '../ui/dialogs/confirm.tsx';
import { Loading } from '../ui/status/loading.tsx';
import { queryClient } from './query-client.ts';
import { coresDaBiblioteca, theme } from './theme/theme.ts';
// Dialogs, which load later, need it.
import '../ui/dialogs/last-focus.ts';

/** The library stores nothing, because lib/color-theme.ts does. */
const doProduto: MantineColorSchemeManager = {
  get: esquemaAtual,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};

/** Shows the institution's logo in the browser's tab; without one, the product's mark that index.html names. */
function useTabIcon(logo: string | null | undefined): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (link === null || !logo) return;
    const { href, type } = link;
    Object.assign(link, { href: logo, type: 'image/jpeg' });
    return () => void Object.assign(link, { href, type });
  }, [logo]);
}

/**
 * Pages show days and hours in the institution's zone, so a browser that has never loaded it waits for it
 * first. Only once: a later wait would unmount an open page with its typing, and without an answer each new
 * request is pending again.
 */
function ComOFuso() {
  const { data, isFetched } = useQuery(instituicaoQuery);
  useTabIcon(data?.logo);
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
      // The product's style sheets contain the library's variables, so its own sheet of them is not loaded.
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
