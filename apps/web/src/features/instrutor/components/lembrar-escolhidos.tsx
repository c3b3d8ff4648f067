import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import { Button, Text } from '@mantine/core';
import { useAsk, useConfirm } from '../../../ui/dialogs/confirm.tsx';
import { notify } from '../../../ui/status/toast-store.ts';
import { ChosenBar, RowAnswers } from '../../../ui/tables/chosen-bar.tsx';
import { type InstrutorListado, type LembradosUmAUm, useLembrarCoordenadores } from '../api.ts';

const instrutores = (n: number) => contado(n, 'instrutor', 'instrutores');

/** One mail per coordinator and day, for any number of their instructors. */
export function LembrarEscolhidos(props: {
  readonly escolhidos: ReadonlyMap<number, InstrutorListado>;
  readonly onFeito: (linhas: LembradosUmAUm) => void;
  readonly onLimpar: () => void;
}) {
  const { escolhidos } = props;
  const ask = useAsk();
  const confirm = useConfirm();
  const lembrar = useLembrarCoordenadores();
  if (escolhidos.size === 0) return null;

  const responder = async (linhas: LembradosUmAUm) => {
    const recusados = linhas.filter(({ resultado }) => resultado === 'recusado').length;
    const quais = escolhidos;
    props.onFeito(linhas);
    await ask(
      recusados === 0
        ? `Feito: ${instrutores(linhas.length)}`
        : `${instrutores(linhas.length - recusados)} em ordem, ${recusados} não foi possível`,
      [{ value: 'fechar', label: 'Fechar' }],
      <RowAnswers
        rows={linhas.map(({ instrutor, resultado, mensagem }) => ({
          key: instrutor,
          name: quais.get(instrutor)?.nome ?? `nº ${instrutor}`,
          resultado,
          mensagem,
          more: quais.get(instrutor)?.projeto.coordenador.nome,
        }))}
      />,
    );
  };

  const perguntar = async () => {
    const nomes = [...new Set([...escolhidos.values()].map(({ projeto }) => projeto.coordenador.nome))];
    const sim = await confirm(`Lembrar os coordenadores de ${instrutores(escolhidos.size)}?`, {
      yes: 'Lembrar',
      no: 'Cancelar',
      detail: (
        <>
          <Text>
            Recebe um só e-mail quem tem algo a fazer e ainda não foi lembrado hoje:{' '}
            {nomes.toSorted((a, b) => a.localeCompare(b, 'pt-BR')).join(', ')}.
          </Text>
          <Text mt="xs">
            O lembrete fala de documentos recusados, frequência e relatórios. Um documento por conferir
            depende da administração.
          </Text>
        </>
      ),
    });
    if (!sim) return;
    try {
      await responder(await lembrar.mutateAsync([...escolhidos.keys()]));
    } catch (error) {
      notify.failure(error);
    }
  };

  return (
    <ChosenBar count={escolhidos.size} onClear={props.onLimpar}>
      <Button size="sm" loading={lembrar.isPending} onClick={() => void perguntar()}>
        Lembrar os coordenadores…
      </Button>
    </ChosenBar>
  );
}
