import { MENSAGENS_DESIGNACAO as M } from '@instrutoria/domain/designacao/messages.ts';
import { problemasDoMotivoDaRetirada } from '@instrutoria/domain/designacao/transitions.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Text } from '@mantine/core';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import type { FeitoEmVarios, ProjetoDoEdital } from '../../avaliacao/api.ts';
import { useEmVarios } from '../api.ts';
import { Impossivel } from './escolher-avaliador-a-retirar.tsx';

/** Withdraws every designation of the chosen projects; where one has begun, the project is not changed. */
export default function RetirarDeVarios(props: {
  readonly edital: number;
  readonly escolhidos: ReadonlyMap<number, ProjetoDoEdital>;
  readonly opened: boolean;
  readonly onFeito: (linhas: FeitoEmVarios) => Promise<void>;
  readonly onClose: () => void;
}) {
  const { edital, escolhidos } = props;
  const emVarios = useEmVarios();
  const quantos = contado(escolhidos.size, 'projeto', 'projetos');
  const retirar = async (motivo: string) => {
    const projetos = [...escolhidos.keys()];
    void props.onFeito(await emVarios.mutateAsync({ ato: 'retirarVarios', edital, projetos, motivo }));
  };
  return (
    <ReasonModal
      title={`Retirar a designação de ${quantos}`}
      submit="Retirar"
      opened={props.opened}
      onClose={props.onClose}
      autofocus
      description="Quem foi designado recebe este texto por e-mail, um só com todos os projetos"
      problems={problemasDoMotivoDaRetirada}
      act={retirar}
      done={M.retiradaEmVarios}
    >
      <Text>
        Os projetos voltam a esperar quem os avalie. Onde já há notas ou parecer salvos nada muda, e a
        resposta diz quais são.
      </Text>
      <Impossivel />
    </ReasonModal>
  );
}
