import { perguntaDoParecido } from '@instrutoria/domain/projeto/messages.ts';
import { acharParecido } from '@instrutoria/domain/projeto/rules/semelhanca.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { formatarInstante } from '../../../lib/format/format.ts';
import { api } from '../../../lib/server/api.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { readWizard } from './autosave/wizard-storage.ts';
import { paraProposta } from './proposta.ts';

async function acharEnviadoParecido(eu: number): Promise<Projeto | null> {
  const dados = readWizard();
  // Not for an edit, nor after a lost answer, because the other project may be this one.
  if (dados.ehSubmetido || dados.envioPendente !== null) return null;
  try {
    const enviados = await api.listarProjetosSubmetidos({ params: { coordinatorId: eu } });
    const seus = enviados.filter(({ coordenador }) => coordenador.id === eu);
    return acharParecido(paraProposta(dados), seus);
  } catch {
    // Only a question: the sending itself reports failures.
    return null;
  }
}

/** Asks before sending a near repetition (D46). */
export function useProjetoParecido() {
  const confirm = useConfirm();
  const eu = useSessao()?.usuario.id ?? 0;
  return {
    acharParecido: () => acharEnviadoParecido(eu),
    confirmarRepeticao: ({ id, titulo, submetidoEm, atualizadoEm }: Projeto) =>
      confirm(perguntaDoParecido(titulo, formatarInstante(submetidoEm ?? atualizadoEm)), {
        yes: 'Enviar mesmo assim',
        no: 'Não enviar',
        detail: (
          <Anchor component={Link} to={`/projetos_submetidos/${id}`}>
            Ver o projeto que já foi enviado
          </Anchor>
        ),
      }),
  };
}
