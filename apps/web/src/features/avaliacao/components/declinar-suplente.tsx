import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import { naoSeDesfaz } from '@instrutoria/domain/kernel/atos-finais.ts';
import { MENSAGENS_RESULTADO as M } from '@instrutoria/domain/resultado/messages.ts';
import { ReasonModal } from '../../../ui/reason-modal.tsx';
import { useDeclinarSuplente } from '../api.ts';
import type { Suplente } from './suplentes-do-edital.tsx';

/** That whose turn it is does not want it; the turn goes to the next. */
export default function DeclinarSuplente(props: {
  readonly edital: number;
  readonly suplente: Suplente;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { edital, suplente, opened, onClose } = props;
  const declinar = useDeclinarSuplente(edital);
  return (
    <ReasonModal
      title={`Registrar a recusa do ${suplente.numero}º suplente`}
      submit="Registrar"
      opened={opened}
      onClose={onClose}
      autofocus
      description="Fica no registro e vai ao coordenador; a página pública só diz que recusou."
      problems={problemasDoMotivoDoEdital}
      act={(motivo) => declinar.mutateAsync({ projeto: suplente.projeto_id, motivo })}
      done={M.recusaRegistrada}
    >
      <p>
        O projeto nº {suplente.projeto_id}, “{suplente.titulo}”, de {suplente.coordenador}, abre mão da vez,
        que passa ao seguinte. {naoSeDesfaz('declinarSuplente')}
      </p>
    </ReasonModal>
  );
}
