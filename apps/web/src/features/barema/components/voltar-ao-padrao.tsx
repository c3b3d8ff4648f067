import { MENSAGENS_BAREMA as M } from '@instrutoria/domain/barema/messages.ts';
import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { useMudarBarema } from '../api.ts';

const ROTULOS = { motivo: 'Motivo' } as const;

/** Restores the standard criteria; from the call's first day on with a public reason. */
export default function VoltarAoPadrao(props: {
  readonly edital: number;
  readonly versao: number;
  readonly retifica: boolean;
  readonly opened: boolean;
  readonly close: () => void;
}) {
  const { edital, versao, retifica, opened, close } = props;
  const mudar = useMudarBarema(edital);
  return (
    <ReasonModal
      title="Voltar aos critérios de sempre"
      submit="Voltar aos de sempre"
      opened={opened}
      onClose={close}
      labels={ROTULOS}
      without={!retifica}
      description="As inscrições já começaram: esta mudança é uma retificação, e todos leem o motivo."
      problems={(motivo) => (retifica ? problemasDoMotivoDoEdital(motivo) : [])}
      act={(motivo) => mudar.mutateAsync({ barema: null, versao, ...(retifica && { motivo }) })}
      done={M.atualizado}
    >
      <p>
        O edital passa a julgar pelos critérios de sempre. O barema que está aqui fica nas versões anteriores;
        baixe o arquivo antes, se quiser usá-lo de novo.
      </p>
    </ReasonModal>
  );
}
