import { MENSAGENS_DESIGNACAO as M } from '@instrutoria/domain/designacao/messages.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Button, Text } from '@mantine/core';
import { useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { type Designacao, useLembrar } from '../api.ts';
import { designadosDe } from './designados.ts';

type ComAtraso = {
  readonly avaliacao: Pick<
    NonNullable<Designacao['avaliacao']>,
    'aceito' | 'atraso' | 'avaliador' | 'avaliadores' | 'exigidos' | 'ja_foi_avaliado'
  > | null;
};

function quemAtrasou(designacoes: readonly ComAtraso[]) {
  const atrasados = new Map<number, { readonly nome: string; readonly lembradoHoje: boolean }>();
  for (const { avaliador, atraso } of designacoes.flatMap(({ avaliacao }) => designadosDe(avaliacao))) {
    if (avaliador === null || atraso === null) continue;
    atrasados.set(avaliador.id, { nome: avaliador.nome, lembradoHoje: atraso.lembradoHoje });
  }
  const todos = [...atrasados.values()].toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
  return {
    recebem: todos.filter(({ lembradoHoje }) => !lembradoHoje).map(({ nome }) => nome),
    jaLembrados: todos.filter(({ lembradoHoje }) => lembradoHoje).length,
  };
}

const avaliadores = (n: number) => contado(n, 'avaliador', 'avaliadores');

function Quantos({ recebem, jaLembrados }: ReturnType<typeof quemAtrasou>) {
  return (
    <>
      <Text>
        {recebem.length === 0
          ? 'Ninguém recebe um e-mail agora.'
          : `Recebe um e-mail agora: ${avaliadores(recebem.length)} (${recebem.join(', ')}).`}
      </Text>
      {jaLembrados > 0 && (
        <Text mt="xs">Já lembrados hoje, sem outro e-mail: {avaliadores(jaLembrados)}.</Text>
      )}
      {recebem.length + jaLembrados === 0 && (
        <Text mt="xs">Nenhum projeto deste edital está atrasado com o avaliador.</Text>
      )}
    </>
  );
}

export function LembrarAtrasados(props: {
  readonly edital: number;
  /** All projects of the call, or how to ask for them once somebody wants to remind. */
  readonly designacoes: readonly ComAtraso[] | (() => Promise<readonly ComAtraso[]>);
  readonly disabled: boolean;
}) {
  const { edital, designacoes, disabled } = props;
  const confirm = useConfirm();
  const lembrar = useLembrar();

  const remind = async () => {
    try {
      const quem = quemAtrasou(typeof designacoes === 'function' ? await designacoes() : designacoes);
      if (!(await confirm(M.desejaLembrar, { detail: <Quantos {...quem} /> }))) return;
      notify.success((await lembrar.mutateAsync(edital)).message);
    } catch (error) {
      notify.failure(error);
    }
  };

  return (
    <Button variant="default" disabled={disabled} loading={lembrar.isPending} onClick={() => void remind()}>
      Lembrar os atrasados
    </Button>
  );
}
