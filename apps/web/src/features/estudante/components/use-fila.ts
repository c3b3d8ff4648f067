import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onReturn } from '../../../lib/server/reach.ts';
import { enviarPendentes, usePendentes } from './fila-dos-dias.ts';

/** Sends the waiting lines when a page of the student opens and when the network returns. */
export function useFila() {
  const client = useQueryClient();
  useEffect(() => {
    const mandar = () => {
      void enviarPendentes().then(async (mandou) => {
        if (mandou) await client.invalidateQueries({ queryKey: ['estudante'] });
      });
    };
    mandar();
    globalThis.addEventListener('online', mandar);
    const parar = onReturn(mandar);
    return () => {
      globalThis.removeEventListener('online', mandar);
      parar();
    };
  }, [client]);
  return usePendentes();
}
