import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { Button, Text } from '@mantine/core';
import { useConfirm } from '../../../ui/confirm.tsx';
import { notify } from '../../../ui/toast-store.ts';
import { type Avaliacao, useLembrar } from '../api.ts';

function quemAtrasou(avaliacoes: readonly Avaliacao[]) {
  const atrasados = new Map<number, { readonly nome: string; readonly lembradoHoje: boolean }>();
  for (const { avaliador, atraso } of avaliacoes) {
    if (avaliador === null || atraso === null) continue;
    atrasados.set(avaliador.id, { nome: avaliador.nome, lembradoHoje: atraso.lembradoHoje });
  }
  const todos = [...atrasados.values()].toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'));
  return {
    recebem: todos.filter(({ lembradoHoje }) => !lembradoHoje).map(({ nome }) => nome),
    jaLembrados: todos.filter(({ lembradoHoje }) => lembradoHoje).length,
  };
}

const avaliadores = (n: number) => (n === 1 ? '1 avaliador' : `${n} avaliadores`);

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
  readonly avaliacoes: readonly Avaliacao[];
  readonly disabled: boolean;
}) {
  const { edital, avaliacoes, disabled } = props;
  const confirm = useConfirm();
  const lembrar = useLembrar();
  const quem = quemAtrasou(avaliacoes);

  const remind = async () => {
    if (!(await confirm(M.desejaLembrar, { detail: <Quantos {...quem} /> }))) return;
    try {
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
