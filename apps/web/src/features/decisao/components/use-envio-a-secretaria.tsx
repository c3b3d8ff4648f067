import { MENSAGENS_DECISAO as M } from '@instrutoria/domain/decisao/messages.ts';
import { editalNaFrase } from '@instrutoria/domain/edital/rules/nome-na-frase.ts';
import { useAsk } from '../../../ui/dialogs/confirm.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { useAtoDoEdital } from '../../edital/offered/ato-do-edital.tsx';
import { useEnviarASecretaria } from '../api.ts';

interface PorSalvar {
  readonly id: number;
  readonly titulo: string;
}

interface UmEdital {
  readonly id: number;
  readonly nome: string;
}

/** Sends a call to the secretariat; asks first about unsaved typing (E-AVALIACAO-10). */
export function useEnvioASecretaria() {
  const enviar = useEnviarASecretaria();
  const perguntar = useAtoDoEdital();
  const ask = useAsk();

  const tudoSalvo = async (porSalvar: readonly PorSalvar[], salvar: () => Promise<boolean>) => {
    if (porSalvar.length === 0) return true;
    const escolha = await ask(
      M.vagasNaoSalvas,
      [
        { value: 'salvar', label: 'Salvar e continuar', look: 'primary' },
        { value: 'voltar', label: 'Voltar à tabela', look: 'quiet' },
      ],
      <ul>
        {porSalvar.map(({ id, titulo }) => (
          <li key={id}>{titulo}</li>
        ))}
      </ul>,
    );
    return escolha === 'salvar' && (await salvar());
  };

  return {
    enviando: enviar.isPending,
    enviar: async (edital: UmEdital, porSalvar: readonly PorSalvar[], salvar: () => Promise<boolean>) => {
      if (!(await tudoSalvo(porSalvar, salvar))) return;
      const done = await perguntar(
        edital.id,
        {
          question: M.desejaEnviarASecretaria,
          yes: 'Enviar',
          detail: `O número de instrutores do ${editalNaFrase(edital.nome)} fica como está. Para mudar antes da publicação, a administração devolve o edital à decisão, com um motivo.`,
        },
        () => enviar.mutateAsync(edital.id),
      );
      if (done) notify.success(M.enviadoASecretaria);
    },
  };
}
