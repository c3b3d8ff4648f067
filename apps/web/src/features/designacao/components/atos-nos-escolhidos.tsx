import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Button, Text } from '@mantine/core';
import { Suspense } from 'react';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { lateDialog } from '../../../ui/drafts/late.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import { ChosenBar } from '../../../ui/tables/chosen-bar.tsx';
import type { FeitoEmVarios, ProjetoDoEdital } from '../../avaliacao/api.ts';
import { designadosDe } from '../../avaliacao/offered/designados.ts';
import { useEmVarios } from '../api.ts';
import { useRespostasPorProjeto } from '../offered/use-respostas-por-projeto.tsx';

const EscolherParaVarios = lateDialog(
  () => import('./escolher-para-varios.tsx'),
  ({ onClose }) => onClose(),
);

const RetirarDeVarios = lateDialog(
  () => import('./retirar-de-varios.tsx'),
  ({ onClose }) => onClose(),
);

type Escolhidos = ReadonlyMap<number, ProjetoDoEdital>;

const projetos = (n: number) => contado(n, 'projeto', 'projetos');

function QuemRecebe({ escolhidos }: { readonly escolhidos: Escolhidos }) {
  const todos = [...escolhidos.values()];
  const atrasados = todos.filter(({ avaliacao }) => avaliacao?.atraso);
  const nomes = (lembrados: boolean) =>
    [
      ...new Set(
        atrasados
          .flatMap(({ avaliacao }) => designadosDe(avaliacao))
          .filter(({ atraso }) => atraso?.lembradoHoje === lembrados)
          .map(({ avaliador }) => avaliador?.nome ?? ''),
      ),
    ].toSorted((a, b) => a.localeCompare(b, 'pt-BR'));
  const [recebem, jaLembrados] = [nomes(false), nomes(true)];
  const emDia = todos.length - atrasados.length;
  return (
    <>
      <Text>
        {recebem.length === 0
          ? 'Ninguém recebe um e-mail agora.'
          : `Recebe um e-mail agora, um só com todos os seus projetos: ${recebem.join(', ')}.`}
      </Text>
      {jaLembrados.length > 0 && (
        <Text mt="xs">Já lembrados hoje, sem outro e-mail: {jaLembrados.join(', ')}.</Text>
      )}
      {emDia > 0 && <Text mt="xs">Sem atraso, por isso não recebem lembrete: {projetos(emDia)}.</Text>}
    </>
  );
}

/** The acts on the chosen projects. */
export function AtosNosEscolhidos(props: {
  readonly edital: number;
  readonly escolhidos: Escolhidos;
  /** False when the acts of the evaluation are over, or have not begun. */
  readonly podeMudar: boolean;
  readonly onFeito: (linhas: FeitoEmVarios) => void;
  readonly onLimpar: () => void;
}) {
  const { edital, escolhidos, podeMudar } = props;
  const dizer = useRespostasPorProjeto();
  const confirm = useConfirm();
  const emVarios = useEmVarios();
  const escolher = useEditor<'designarVarios' | 'substituirVarios'>();
  const retirar = useEditor<true>();
  if (escolhidos.size === 0 && !escolher.opened && !retirar.opened) return null;

  const responder = async (linhas: FeitoEmVarios) => {
    const titulos = new Map([...escolhidos].map(([id, { titulo }]) => [id, titulo]));
    props.onFeito(linhas);
    await dizer(linhas, titulos);
  };

  const lembrar = async () => {
    const pergunta = `Lembrar os avaliadores de ${projetos(escolhidos.size)}?`;
    if (
      !(await confirm(pergunta, {
        yes: 'Lembrar',
        no: 'Cancelar',
        detail: <QuemRecebe escolhidos={escolhidos} />,
      }))
    ) {
      return;
    }
    try {
      await responder(
        await emVarios.mutateAsync({ ato: 'lembrarVarios', edital, projetos: [...escolhidos.keys()] }),
      );
    } catch (error) {
      notify.failure(error);
    }
  };

  return (
    <>
      <ChosenBar count={escolhidos.size} onClear={props.onLimpar}>
        {podeMudar && (
          <>
            <Button size="sm" onClick={() => escolher.open('designarVarios')}>
              Designar…
            </Button>
            <Button size="sm" variant="default" onClick={() => escolher.open('substituirVarios')}>
              Substituir…
            </Button>
            <Button size="sm" variant="default" loading={emVarios.isPending} onClick={() => void lembrar()}>
              Lembrar…
            </Button>
            <Button size="sm" variant="default" onClick={() => retirar.open(true)}>
              Retirar designação…
            </Button>
          </>
        )}
      </ChosenBar>
      <Suspense>
        {escolher.record !== null && (
          <EscolherParaVarios
            key={escolher.turn}
            ato={escolher.record}
            edital={edital}
            escolhidos={escolhidos}
            opened={escolher.opened}
            onFeito={responder}
            onClose={escolher.close}
          />
        )}
        {retirar.record !== null && (
          <RetirarDeVarios
            key={retirar.turn}
            edital={edital}
            escolhidos={escolhidos}
            opened={retirar.opened}
            onFeito={responder}
            onClose={retirar.close}
          />
        )}
      </Suspense>
    </>
  );
}
