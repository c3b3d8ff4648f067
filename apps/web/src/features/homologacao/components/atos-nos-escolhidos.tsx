import { MENSAGENS_HOMOLOGACAO as M } from '@instrutoria/domain/homologacao/messages.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Button } from '@mantine/core';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { ChosenBar } from '../../../ui/tables/chosen-bar.tsx';
import { useRespostasPorProjeto } from '../../designacao/offered/use-respostas-por-projeto.tsx';
import { type FeitoEmVarios, type Marcar, type NaHomologacao, useMarcarVarios } from '../api.ts';
import { type MarcaComMotivo, MarcarModal } from './marcar-modal.tsx';

const projetos = (n: number) => contado(n, 'projeto', 'projetos');

/** One mark for all chosen projects, with a result for each row. */
export function AtosNosEscolhidos(props: {
  readonly edital: number;
  readonly escolhidos: ReadonlyMap<number, NaHomologacao>;
  readonly hoje: string;
  readonly onFeito: (linhas: FeitoEmVarios) => void;
  readonly onLimpar: () => void;
}) {
  const { edital, escolhidos, hoje } = props;
  const dizer = useRespostasPorProjeto();
  const confirm = useConfirm();
  const marcar = useMarcarVarios();
  const dialogo = useEditor<MarcaComMotivo>();
  if (escolhidos.size === 0 && !dialogo.opened) return null;

  const responder = async (linhas: FeitoEmVarios) => {
    const titulos = new Map([...escolhidos.values()].map(({ id, titulo }) => [id, titulo]));
    props.onFeito(linhas);
    await dizer(linhas, titulos);
  };
  const pedir = (body: Marcar) => marcar.mutateAsync({ ...body, edital, projetos: [...escolhidos.keys()] });
  const homologar = async () => {
    const detail = `${projetos(escolhidos.size)}: depois disto podem ter avaliador.`;
    if (!(await confirm(M.desejaHomologar, { yes: 'Homologar', no: 'Cancelar', detail }))) return;
    try {
      await responder(await pedir({ marca: 'homologado' }));
    } catch (error) {
      notify.failure(error);
    }
  };

  return (
    <>
      <ChosenBar count={escolhidos.size} onClear={props.onLimpar}>
        <Button size="sm" loading={marcar.isPending} onClick={() => void homologar()}>
          Homologar…
        </Button>
        <Button size="sm" variant="default" onClick={() => dialogo.open('devolvido')}>
          Devolver…
        </Button>
        <Button size="sm" variant="default" onClick={() => dialogo.open('naoHomologado')}>
          Não homologar…
        </Button>
      </ChosenBar>
      {dialogo.record !== null && (
        <MarcarModal
          key={dialogo.turn}
          marca={dialogo.record}
          sobre={projetos(escolhidos.size)}
          hoje={hoje}
          feito={M.respondido}
          opened={dialogo.opened}
          onClose={dialogo.close}
          act={async (body) => {
            const linhas = await pedir(body);
            void responder(linhas);
          }}
        />
      )}
    </>
  );
}
