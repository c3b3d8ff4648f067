import { contado } from '@instrutoria/domain/kernel/contado.ts';
import { Button, Text } from '@mantine/core';
import { Suspense } from 'react';
import { useAsk, useConfirm } from '../../../ui/confirm.tsx';
import { lateDialog } from '../../../ui/late.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { useEditor } from '../../../ui/use-editor.ts';
import { type FeitoEmVarios, type ProjetoDoEdital, useEmVarios } from '../api.ts';
import classes from './atos-nos-escolhidos.module.css';

const EscolherParaVarios = lateDialog(
  () => import('./escolher-para-varios.tsx'),
  ({ onClose }) => onClose(),
);

type Escolhidos = ReadonlyMap<number, ProjetoDoEdital>;

const projetos = (n: number) => contado(n, 'projeto', 'projetos');

const PALAVRAS = { feito: 'feito', jaEstava: 'já estava', recusado: 'não foi feito' } as const;

/** Row by row, the refused ones first: they are what is left to do. */
function Respostas({
  linhas,
  escolhidos,
}: {
  readonly linhas: FeitoEmVarios;
  readonly escolhidos: Escolhidos;
}) {
  const emOrdem = [...linhas].sort(
    (a, b) => Number(b.resultado === 'recusado') - Number(a.resultado === 'recusado'),
  );
  return (
    <ul className={classes.answers}>
      {emOrdem.map(({ projeto, resultado, mensagem }) => (
        <li key={projeto}>
          <strong>
            nº {projeto}: {PALAVRAS[resultado]}.
          </strong>{' '}
          {mensagem}. <span className={classes.quiet}>{escolhidos.get(projeto)?.titulo}</span>
        </li>
      ))}
    </ul>
  );
}

function QuemRecebe({ escolhidos }: { readonly escolhidos: Escolhidos }) {
  const todos = [...escolhidos.values()];
  const atrasados = todos.filter(({ avaliacao }) => avaliacao?.atraso);
  const nomes = (lembrados: boolean) =>
    [
      ...new Set(
        atrasados
          .filter(({ avaliacao }) => avaliacao?.atraso?.lembradoHoje === lembrados)
          .map(({ avaliacao }) => avaliacao?.avaliador?.nome ?? ''),
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
      {emDia > 0 && <Text mt="xs">Sem atraso, não se lembra ninguém: {projetos(emDia)}.</Text>}
    </>
  );
}

/** Stays in sight below the table: how many are chosen, on whatever page, and what can be done with them. */
export function AtosNosEscolhidos(props: {
  readonly edital: number;
  readonly escolhidos: Escolhidos;
  /** The acts of the evaluation are over, or have not begun. */
  readonly podeMudar: boolean;
  readonly onFeito: (linhas: FeitoEmVarios) => void;
  readonly onLimpar: () => void;
}) {
  const { edital, escolhidos, podeMudar } = props;
  const ask = useAsk();
  const confirm = useConfirm();
  const emVarios = useEmVarios();
  const escolher = useEditor<'designarVarios' | 'substituirVarios'>();
  if (escolhidos.size === 0 && !escolher.opened) return null;

  const responder = async (linhas: FeitoEmVarios) => {
    const recusados = linhas.filter(({ resultado }) => resultado === 'recusado').length;
    const quais = escolhidos;
    props.onFeito(linhas);
    await ask(
      recusados === 0
        ? `Feito: ${projetos(linhas.length)}`
        : `${projetos(linhas.length - recusados)} em ordem, ${recusados} não foi possível`,
      [{ value: 'fechar', label: 'Fechar' }],
      <Respostas linhas={linhas} escolhidos={quais} />,
    );
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
      <section className={classes.bar} aria-label="Com os escolhidos">
        <strong role="status">{contado(escolhidos.size, 'escolhido', 'escolhidos')}</strong>
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
          </>
        )}
        <Button size="sm" variant="subtle" onClick={props.onLimpar}>
          Desmarcar
        </Button>
      </section>
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
      </Suspense>
    </>
  );
}
