import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { editalNaFrase } from '@instrutoria/domain/edital/rules/nome-na-frase.ts';
import { perguntaDeEncerrar } from '@instrutoria/domain/edital/rules/perguntas.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Button } from '@mantine/core';
import { formatarPrazo } from '../../../lib/format/format.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { useEncerrarInscricoes } from '../api.ts';

export function EncerrarInscricoes({ edital }: { readonly edital: Edital }) {
  const encerrar = useEncerrarInscricoes();
  const confirm = useConfirm();
  if (!edital.aberto) return null;

  const end = async () => {
    const detail = `O edital recebe projetos até ${formatarPrazo(edital.fim)}. Depois de encerrado, nenhum projeto novo é aceito.`;
    if (
      !(await confirm(perguntaDeEncerrar(edital.nome), {
        final: true,
        yes: 'Encerrar',
        no: 'Cancelar',
        detail,
      }))
    )
      return;
    try {
      await encerrar.mutateAsync(edital);
      notify.success(MENSAGENS_EDITAL.inscricoesEncerradas);
    } catch (error) {
      notify.failure(error);
    }
  };

  return (
    <Button size="sm" variant="default" loading={encerrar.isPending} onClick={() => void end()}>
      Encerrar inscrições<span className="sr-only"> do {editalNaFrase(edital.nome)}</span>
    </Button>
  );
}
