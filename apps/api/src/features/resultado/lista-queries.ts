import type { Edital } from '@instrutoria/domain/edital/types.ts';
import {
  bolsasLivres,
  cabemNasUnidades,
  proximoSuplente,
} from '@instrutoria/domain/resultado/rules/suplentes.ts';
import type { Executor } from '../../db/transaction.ts';
import { regrasEmVigor } from '../edital/regras-queries.ts';
import { desistenciasDosEditais, encerradosDosEditais } from '../projeto/encerramento-queries.ts';
import { devidasDoEdital } from './bolsas-devidas-queries.ts';
import { lerVersao } from './queries.ts';
import { bolsasDeCada, suplentesFeitos } from './suplentes-queries.ts';

const soma = (numeros: readonly number[]) => numeros.reduce((a, b) => a + b, 0);

/** The list of a published call as it stands: by number, with what is free for the next. */
export async function lerLista(db: Executor, edital: Edital, agora: Date) {
  const { suplentes: temLista, bolsasPorUnidade } = await regrasEmVigor(db, edital.id);
  const { resultadoPublicadoEm } = edital;
  const versao =
    temLista && resultadoPublicadoEm !== null
      ? await lerVersao(db, { id: edital.id, resultadoPublicadoEm })
      : null;
  const linhas = versao === null ? [] : versao.linhas;
  const [feitos, bolsas, encerrados] = await Promise.all([
    suplentesFeitos(db, edital.id),
    bolsasDeCada(db, edital.id),
    encerradosDosEditais(db, [edital], agora),
  ]);
  const desistencias = await desistenciasDosEditais(db, [edital.id]);
  const deCada = new Map(bolsas.map((um) => [um.projeto_id, um]));
  const devolveram = bolsas.flatMap(({ projeto_id, titulo, recebe }) => {
    const em = encerrados.get(projeto_id);
    return em === undefined || recebe === 0 ? [] : [{ projeto_id, titulo, bolsas: recebe, em }];
  });
  const devolvidas = soma(devolveram.map((um) => um.bolsas));
  const devidas = await devidasDoEdital(db, edital.id);
  const chamadas = soma(feitos.map((um) => um.bolsas));
  const livresNoEdital = bolsasLivres({
    devolvidas,
    chamadas,
    emUso: soma(bolsas.map(({ recebe }) => recebe)) - devolvidas,
    limiteBolsas: edital.limiteBolsas,
  });
  const nasUnidades =
    bolsasPorUnidade === null ? null : cabemNasUnidades(bolsas, encerrados, bolsasPorUnidade);
  // What an accepted appeal gave a right to is given before, where its unit has room (D56).
  const reservadas = [...devidas].map(([projeto, faltam]) => {
    const unidade = deCada.get(projeto)?.unidadeId ?? 0;
    return Math.min(faltam, nasUnidades === null ? faltam : (nasUnidades.get(unidade) ?? 0));
  });
  const livres =
    edital.limiteBolsas === null ? livresNoEdital : Math.max(0, livresNoEdital - soma(reservadas));
  const suplentes = linhas
    .flatMap((linha) => {
      const { projeto_id, titulo, coordenador, suplente: numero } = linha;
      if (numero === null || numero === undefined) return [];
      const feito = feitos.find((um) => um.projeto_id === projeto_id) ?? null;
      const { pede = 0, unidadeId = 0 } = deCada.get(projeto_id) ?? {};
      const cabem = nasUnidades === null ? {} : { cabem: nasUnidades.get(unidadeId) ?? 0 };
      return [{ projeto_id, titulo, coordenador, numero, pede, ...cabem, feito }];
    })
    .toSorted((a, b) => a.numero - b.numero);
  return {
    temLista,
    suplentes,
    devolveram,
    devolvidas,
    chamadas,
    livres,
    // Who gives their project up is called to nothing more.
    proximo: proximoSuplente(
      suplentes.filter(({ projeto_id }) => !devidas.has(projeto_id) && !desistencias.has(projeto_id)),
    ),
  };
}
