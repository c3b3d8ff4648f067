import { naoSeDesfaz } from '@instrutoria/domain/kernel/atos-finais.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { REUNIAO_PARADA_HORAS } from '@instrutoria/domain/reuniao/limits.ts';
import { MENSAGENS_REUNIAO as M } from '@instrutoria/domain/reuniao/messages.ts';
import { problemasDoMotivoDaReuniao } from '@instrutoria/domain/reuniao/rules/campos-da-reuniao.ts';
import { Button, Group, Text } from '@mantine/core';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { Notice } from '../../../ui/page/notice.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Reuniao, useCancelar, useEncerrar, useRetomar, useSuspender } from '../api.ts';

/** Suspend, resume, close, cancel: only what is possible now. */
export function AtosDaReuniao({ reuniao }: { readonly reuniao: Reuniao }) {
  const { podeSuspender, podeRetomar, podeEncerrar, podeCancelar, itens, estado } = reuniao;
  const dialogo = useEditor<'cancelar' | 'suspender'>();
  const confirm = useConfirm();
  const retomar = useRetomar(reuniao);
  const encerrar = useEncerrar(reuniao);
  const suspender = useSuspender(reuniao);
  const cancelar = useCancelar(reuniao);
  const fazer = async (ato: () => Promise<unknown>, feito: string) => {
    try {
      await ato();
      notify.success(feito);
    } catch (error) {
      notify.failure(error);
    }
  };
  const faltam = itens.filter(({ decisao }) => decisao === null).length;
  const encerrarReuniao = async () => {
    const pauta =
      faltam === 0
        ? 'Todos os itens da sua pauta estão decididos. A ata fica salva com número.'
        : `${contado(faltam, 'item', 'itens')} da sua pauta por decidir. A ata dirá que não foram apreciados, e a mesa de decisão fica como está.`;
    const detail = `${pauta} ${naoSeDesfaz('encerrarSessaoDaComissao')}`;
    if (await confirm(M.desejaEncerrar, { detail, yes: 'Encerrar a sessão' })) {
      await fazer(() => encerrar.mutateAsync(), M.encerrada);
    }
  };
  if (!podeEncerrar) return null;
  const aberto = { opened: dialogo.opened, onClose: dialogo.close };
  return (
    <>
      {estado === 'suspensa' && (
        <Notice kind="warning" title="A sessão está suspensa: nada se decide até ser retomada." />
      )}
      <Group gap="sm">
        {podeRetomar && (
          <Button
            loading={retomar.isPending}
            onClick={() => void fazer(() => retomar.mutateAsync(), M.retomada)}
          >
            Retomar a sessão
          </Button>
        )}
        {podeSuspender && (
          <Button variant="default" onClick={() => dialogo.open('suspender')}>
            Suspender…
          </Button>
        )}
        <Button variant="default" loading={encerrar.isPending} onClick={() => void encerrarReuniao()}>
          Encerrar e fazer a ata…
        </Button>
        {podeCancelar && (
          <Button variant="subtle" onClick={() => dialogo.open('cancelar')}>
            Cancelar a sessão…
          </Button>
        )}
      </Group>
      {!podeCancelar && faltam === itens.length && (
        <Text size="sm" c="dimmed">
          {M.impedidoNaoCancela}.
        </Text>
      )}
      {dialogo.record === 'suspender' && (
        <ReasonModal
          key={dialogo.turn}
          {...aberto}
          title="Suspender a sessão"
          submit="Suspender"
          autofocus
          problems={problemasDoMotivoDaReuniao}
          act={(motivo) => suspender.mutateAsync(motivo)}
          done={M.suspensa}
        >
          <Text>
            Nada pode ser decidido até ela ser retomada. A ata diz quando, por quem e por quê. Suspensa, a
            sessão prende o edital na decisão até {REUNIAO_PARADA_HORAS} horas depois do último ato.
          </Text>
        </ReasonModal>
      )}
      {dialogo.record === 'cancelar' && (
        <ReasonModal
          key={dialogo.turn}
          {...aberto}
          title="Cancelar a sessão"
          submit="Cancelar a sessão"
          autofocus
          problems={problemasDoMotivoDaReuniao}
          act={(motivo) => cancelar.mutateAsync(motivo)}
          done={M.cancelada}
        >
          <Text>Nada foi decidido nela. Não haverá ata, e outra sessão pode ser aberta.</Text>
        </ReasonModal>
      )}
    </>
  );
}
