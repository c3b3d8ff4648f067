import { faseDepois } from '@instrutoria/domain/edital/maquina.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { perguntaDeArquivar } from '@instrutoria/domain/edital/rules/perguntas.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Button } from '@mantine/core';
import { notify } from '../../../ui/status/toast-store.ts';
import { useArquivarEdital } from '../api.ts';
import { useAtoDoEdital } from './ato-do-edital.tsx';

export function ArquivarEdital({ edital }: { readonly edital: Edital }) {
  const arquivar = useArquivarEdital();
  const perguntar = useAtoDoEdital();
  if (faseDepois('arquivarEdital', edital.fase) === undefined) return null;
  const end = async () => {
    const done = await perguntar(
      edital.id,
      {
        question: perguntaDeArquivar(edital.nome),
        yes: 'Arquivar',
        detail: 'O edital passa a ser só para leitura. Pode ser desarquivado, com um motivo.',
      },
      () => arquivar.mutateAsync(edital),
    );
    if (done) notify.success(MENSAGENS_EDITAL.editalArquivado);
  };
  return (
    <Button size="sm" variant="subtle" loading={arquivar.isPending} onClick={() => void end()}>
      Arquivar<span className="sr-only"> {edital.nome}</span>
    </Button>
  );
}
