import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import { naoSeDesfaz } from '@instrutoria/domain/kernel/atos-finais.ts';
import { MENSAGENS_SUPLENTE as M } from '@instrutoria/domain/suplente/messages.ts';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { type Suplentes, usePassarLista } from '../api.ts';

type Mudanca = NonNullable<Suplentes['mudanca']>;

/** First mails the projects that would lose their number; ten days later it changes the list. */
export default function PassarLista(props: {
  readonly edital: number;
  readonly mudanca: Mudanca;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const { edital, mudanca, opened, onClose } = props;
  const { perdem, pode } = mudanca;
  const passar = usePassarLista(edital);
  return (
    <ReasonModal
      title={M.desejaPassarLista}
      submit={pode ? 'Passar a lista' : 'Avisar quem perde'}
      description={
        pode ? 'Fica na versão do resultado, que é pública.' : 'Vai no e-mail a quem perde número.'
      }
      opened={opened}
      onClose={onClose}
      problems={problemasDoMotivoDoEdital}
      act={(motivo) => passar.mutateAsync(motivo)}
      done={pode ? M.listaPassada : M.listaAvisada}
    >
      <p>
        A lista foi publicada pela regra de antes. Pela de hoje espera quem passou e não recebeu bolsa. Quem
        já foi chamado fica.
      </p>
      {perdem.length > 0 && (
        <ul>
          {perdem.map(({ projeto_id, titulo, de, para }) => (
            <li key={projeto_id}>
              Projeto nº {projeto_id}, {titulo}: de nº {de}{' '}
              {para === null ? 'para fora da lista' : `para nº ${para}`}
            </li>
          ))}
        </ul>
      )}
      <p>
        {pode
          ? naoSeDesfaz('passarListaDeSuplentes')
          : 'Quem perde o número recebe um e-mail agora. Dez dias depois, a lista pode mudar.'}
      </p>
    </ReasonModal>
  );
}
