import { afinidade, prepararAssuntos } from '@instrutoria/domain/sorteio/rules/afinidade.ts';
import type { EntradaDoSorteio, LinhaDoSorteio } from '@instrutoria/domain/sorteio/types.ts';
import type { Executor } from '../../../db/connection/transaction.ts';
import { fechamentoDoEdital } from '../../edital/area-queries.ts';
import {
  avaliadoresDoEdital,
  type Pares,
  projetosParaSortear,
  relacoesDosProjetos,
} from '../entrada-queries.ts';

type Escolhas = Pick<EntradaDoSorteio, 'porProjeto' | 'cargaMaxima' | 'proibirMesmaUnidade' | 'pesos'>;

interface DoEdital {
  readonly editalId: number;
  readonly leitorId: number;
  readonly fixos: readonly LinhaDoSorteio[];
}

/** All inputs of a draw, from the database at this moment: ids and numbers, in one order. */
export async function montarEntrada(
  db: Executor,
  { editalId, leitorId, fixos }: DoEdital,
  escolhas: Escolhas,
): Promise<EntradaDoSorteio> {
  const projetos = await projetosParaSortear(db, editalId, leitorId);
  const fechamento = await fechamentoDoEdital(db, editalId);
  const avaliadores = await avaliadoresDoEdital(db, editalId, leitorId, fechamento);
  const ids = projetos.map(({ id }) => id);
  const relacoes = await relacoesDosProjetos(db, editalId, ids, leitorId);
  const conhecidos = new Set(avaliadores.map(({ id }) => id));
  const de = (lista: Pares, projeto: number) => (lista.get(projeto) ?? []).filter((id) => conhecidos.has(id));
  const escolhidos = new Map(fixos.map((linha) => [linha.projeto, linha.avaliadores]));
  const prontos = avaliadores.map((avaliador) => ({
    id: avaliador.id,
    assuntos: prepararAssuntos(avaliador),
  }));
  return {
    ...escolhas,
    avaliadores: avaliadores.map(({ id, unidade, carga }) => ({ id, unidade, carga })),
    projetos: projetos.map((projeto) => {
      const { id, coordenador, unidade, tem, faltam } = projeto;
      const assuntos = prepararAssuntos(projeto);
      return {
        id,
        coordenador,
        unidade,
        participam: de(relacoes.participam, id),
        declararam: de(relacoes.declararam, id),
        recusaram: de(relacoes.recusaram, id),
        repetem: de(relacoes.repetem, id),
        reciprocos: de(relacoes.reciprocos, id),
        afinidades: prontos
          .map((avaliador) => [avaliador.id, afinidade(assuntos, avaliador.assuntos)] as const)
          .filter(([, pontos]) => pontos > 0),
        fixos: [...new Set(escolhidos.get(id))].toSorted((a, b) => a - b),
        ...(tem === null || faltam === null ? {} : { tem, faltam }),
      };
    }),
  };
}
