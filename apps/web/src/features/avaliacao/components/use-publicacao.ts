import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { notify } from '../../../ui/toast-store.ts';
import { useAtoDoEdital } from '../../edital/offered/ato-do-edital.tsx';
import { usePublicarResultados } from '../api.ts';

/** Publishes a call's result; it asks first (E-AVALIACAO-11). */
export function usePublicacao() {
  const { isPending, mutateAsync } = usePublicarResultados();
  const perguntar = useAtoDoEdital();
  return {
    publicando: isPending,
    publicar: async ({ id, nome }: { readonly id: number; readonly nome: string }) => {
      const done = await perguntar(
        id,
        M.desejaEnviarAosCoordenadores,
        `Os coordenadores de ${nome} recebem o resultado por e-mail, e a página pública é aberta.`,
        () => mutateAsync(id),
      );
      if (done) notify.success(M.enviadoAosCoordenadores);
    },
  };
}
