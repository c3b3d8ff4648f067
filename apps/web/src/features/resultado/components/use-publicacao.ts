import { MENSAGENS_DECISAO as M } from '@instrutoria/domain/decisao/messages.ts';
import { MENSAGENS_EDITAL as E } from '@instrutoria/domain/edital/messages.ts';
import { editalNaFrase } from '@instrutoria/domain/edital/rules/nome-na-frase.ts';
import { perguntaDePublicarFinal } from '@instrutoria/domain/edital/rules/perguntas.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { naoSeDesfaz } from '@instrutoria/domain/kernel/atos-finais.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { useAtoDoEdital } from '../../edital/offered/ato-do-edital.tsx';
import { usePublicarResultadoFinal, usePublicarResultados } from '../api.ts';

/** Makes a preliminary result final; asks for confirmation. */
export function usePublicacaoFinal() {
  const { isPending, mutateAsync } = usePublicarResultadoFinal();
  const perguntar = useAtoDoEdital();
  return {
    publicando: isPending,
    publicar: async ({ id, nome, versao }: Pick<Edital, 'id' | 'nome' | 'versao'>) => {
      const done = await perguntar(
        id,
        {
          question: perguntaDePublicarFinal(nome),
          yes: 'Publicar',
          detail: `Os coordenadores recebem o resultado final por e-mail, com o que mudou desde o preliminar. Não há mais recursos, e começa o cadastro de instrutores. ${naoSeDesfaz('publicarResultadoFinal')}`,
          final: true,
        },
        () => mutateAsync({ id, versao }),
      );
      if (done) notify.success(E.finalPublicado);
    },
  };
}

/** Publishes a call's result; asks for confirmation (E-AVALIACAO-11). */
export function usePublicacao() {
  const { isPending, mutateAsync } = usePublicarResultados();
  const perguntar = useAtoDoEdital();
  return {
    publicando: isPending,
    publicar: async ({ id, nome }: { readonly id: number; readonly nome: string }) => {
      const done = await perguntar(
        id,
        {
          question: M.desejaEnviarAosCoordenadores,
          yes: 'Enviar',
          detail: `Os coordenadores do ${editalNaFrase(nome)} recebem o resultado por e-mail, e a página pública é aberta. ${naoSeDesfaz('publicarResultados')}`,
          final: true,
        },
        () => mutateAsync(id),
      );
      if (done) notify.success(M.enviadoAosCoordenadores);
    },
  };
}
