import type { RegrasDoEdital } from '@instrutoria/domain/edital/rules/regras.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { BolsasDevidas } from '@instrutoria/domain/recurso/rules/bolsas.ts';
import {
  bolsasDevolvidas,
  bolsasLivres,
  cabemNasUnidades,
  proximoSuplente,
} from '@instrutoria/domain/suplente/rules/suplentes.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { lerFuso } from '../../db/settings.ts';
import { regrasEmVigor } from '../edital/regras-queries.ts';
import { desistenciasDosEditais, encerradosDosEditais } from '../projeto/encerramento-queries.ts';
import { devidasDoEdital } from './bolsas-devidas-queries.ts';
import { lerVersao } from './queries.ts';
import { anuladosDoEdital, bolsasDeCada, suplentesFeitos } from './suplentes-queries.ts';

const soma = (numeros: readonly number[]) => numeros.reduce((a, b) => a + b, 0);

/** The scholarships of a published call: in use, given back, due after an appeal, and free for the next suplente. */
export async function lerBolsas(db: Executor, edital: Edital, agora: Date) {
  const [regras, fuso] = [await regrasEmVigor(db, edital.id), await lerFuso(db)];
  return bolsasPelasRegras(db, edital, { agora, fuso, regras });
}

interface Momento {
  readonly agora: Date;
  readonly fuso: string;
  /** The call's rules in force. */
  readonly regras: RegrasDoEdital;
}

async function bolsasPelasRegras(db: Executor, edital: Edital, { agora, fuso, regras }: Momento) {
  const { bolsasPorUnidade, suplentes: temLista } = regras;
  const [feitos, bolsas, encerrados, anulados, aDar] = await Promise.all([
    suplentesFeitos(db, edital.id),
    bolsasDeCada(db, edital.id),
    encerradosDosEditais(db, [edital], diaNoFuso(agora, fuso)),
    anuladosDoEdital(db, edital.id, fuso),
    devidasDoEdital(db, edital.id),
  ]);
  const deCada = new Map(bolsas.map((um) => [um.projeto_id, um]));
  const devolveram = bolsasDevolvidas(bolsas, { encerrados, anulados });
  const devolvidas = soma(devolveram.map((um) => um.bolsas));
  const chamadas = soma(feitos.map((um) => um.bolsas));
  const emUso = soma(bolsas.map(({ projeto_id, recebe }) => (encerrados.has(projeto_id) ? 0 : recebe)));
  const { limiteBolsas } = edital;
  const nasUnidades =
    bolsasPorUnidade === null ? null : cabemNasUnidades(bolsas, encerrados, bolsasPorUnidade);
  const naUnidade = (unidade: number) => nasUnidades?.get(unidade) ?? 0;
  // Places due after accepted appeals come first, where the unit has room (D56).
  const reservadas = new Map<number, number>();
  const devidas: BolsasDevidas[] = aDar.map((uma) => {
    const { unidadeId = 0 } = deCada.get(uma.projeto_id) ?? {};
    const daUnidade = nasUnidades === null ? uma.faltam : Math.min(uma.faltam, naUnidade(unidadeId));
    reservadas.set(unidadeId, (reservadas.get(unidadeId) ?? 0) + daUnidade);
    const noEdital = limiteBolsas === null ? daUnidade : Math.max(0, limiteBolsas - emUso);
    return { ...uma, cabem: Math.min(daUnidade, noEdital) };
  });
  const livres = (usadas: number) => bolsasLivres({ devolvidas, chamadas, emUso: usadas, limiteBolsas });
  return {
    temLista,
    feitos,
    deCada,
    devolveram,
    devolvidas,
    chamadas,
    devidas,
    livres: livres(emUso + soma([...reservadas.values()])),
    livresSemDevidas: livres(emUso),
    /** For a suplente of this unit, after the places due in it; null: no limit per unit. */
    cabemNaUnidade: (unidade: number) =>
      nasUnidades === null
        ? null
        : {
            cabem: Math.max(0, naUnidade(unidade) - (reservadas.get(unidade) ?? 0)),
            semDevidas: naUnidade(unidade),
          },
  };
}

/** The present list of a published call, by number, with the free places for the next one. */
export async function lerLista(db: Executor, edital: Edital, agora: Date) {
  return lerSuplentes(db, edital, await lerBolsas(db, edital, agora));
}

/** The number of the next suplente of a published call while a scholarship is free for it; null: nobody. */
export async function lerVez(db: Executor, edital: Edital, momento: Momento): Promise<number | null> {
  const bolsas = await bolsasPelasRegras(db, edital, momento);
  if (bolsas.livres === 0) return null;
  return (await lerSuplentes(db, edital, bolsas)).proximo?.numero ?? null;
}

async function lerSuplentes(db: Executor, edital: Edital, lidas: Awaited<ReturnType<typeof lerBolsas>>) {
  const { feitos, deCada, cabemNaUnidade, ...bolsas } = lidas;
  const { resultadoPublicadoEm } = edital;
  const versao =
    bolsas.temLista && resultadoPublicadoEm !== null
      ? await lerVersao(db, { id: edital.id, resultadoPublicadoEm })
      : null;
  const linhas = versao === null ? [] : versao.linhas;
  const desistencias = await desistenciasDosEditais(db, [edital.id]);
  const ganhou = new Set(bolsas.devidas.map(({ projeto_id }) => projeto_id));
  const suplentes = linhas
    .flatMap((linha) => {
      const { projeto_id, titulo, coordenador, suplente: numero } = linha;
      if (numero === null || numero === undefined) return [];
      const feito = feitos.find((um) => um.projeto_id === projeto_id) ?? null;
      const { pede: pediu = 0, recebe = 0, unidadeId = 0 } = deCada.get(projeto_id) ?? {};
      // A project with a part of its places waits for the rest.
      const pede = feito === null ? Math.max(0, pediu - recebe) : pediu;
      return [{ projeto_id, titulo, coordenador, numero, pede, ...cabemNaUnidade(unidadeId), feito }];
    })
    .toSorted((a, b) => a.numero - b.numero);
  return {
    ...bolsas,
    suplentes,
    // A project with a planned desistência is not called.
    proximo: proximoSuplente(
      suplentes.filter(({ projeto_id }) => !ganhou.has(projeto_id) && !desistencias.has(projeto_id)),
    ),
  };
}
