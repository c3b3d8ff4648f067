import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepPagesOffline } from '../../../lib/offline-pages.ts';
import { onReturn } from '../../../lib/server/reach.ts';
import { prefetch } from '../../../ui/drafts/late.tsx';
import { enviarPendentes, usePendentes } from './fila-dos-dias.ts';

/**
 * Sends the waiting lines when a page of the student opens and when the network returns, and stores the page
 * on this device.
 */
export function useFila() {
  const client = useQueryClient();
  useEffect(() => {
    const mandar = () => {
      void enviarPendentes().then(async (mandou) => {
        if (mandou) await client.invalidateQueries({ queryKey: ['estudante'] });
      });
    };
    const voltou = () => {
      void client.invalidateQueries({ queryKey: ['estudante', 'dias'] });
      mandar();
    };
    mandar();
    globalThis.addEventListener('online', voltou);
    const parar = onReturn(voltou);
    // Again when the phone is put away: dialogs may have loaded since.
    const guardar = () => prefetch(keepPagesOffline);
    guardar();
    document.addEventListener('visibilitychange', guardar);
    return () => {
      globalThis.removeEventListener('online', voltou);
      parar();
      document.removeEventListener('visibilitychange', guardar);
    };
  }, [client]);
  return usePendentes();
}
