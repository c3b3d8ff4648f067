import type { EntradaDoSorteio, EstadoDoSorteio, LinhaDoSorteio } from '@instrutoria/domain/sorteio/types.ts';
import { hashDaEntrada } from '../../adapters/sorteio/repetir.ts';
import type { TestApp } from '../app.ts';
import { insertInto } from '../rows.ts';
import { createWorld } from '../world.ts';

const PESOS = { afinidade: 5, carga: 5, unidades: 5, repeticao: 5, reciprocidade: 5 };

const EVENTO = { evento: 'Loteria Federal, concurso 6012', dia: '2000-01-02' } as const;

/** An event announced and past long ago, inserted directly. */
export async function eventoAnunciado(
  t: TestApp,
  edital: number,
  mudanca: { readonly evento?: string; readonly dia?: string } = {},
): Promise<number> {
  const autorId = (await createWorld(t).novaPessoa('administrador')).id;
  const linha = {
    editalId: edital,
    autorId,
    anunciadoEm: new Date('2000-01-01T12:00:00Z'),
    ...EVENTO,
    ...mudanca,
  };
  return (await insertInto(t, 'eventoDoSorteio', linha)).id;
}

/** The body of a request for a draw, like the screen's. */
export async function pedidoDeSorteio(t: TestApp, edital: number) {
  const evento = await eventoAnunciado(t, edital);
  return { cargaMaxima: 50, origem: 'evento', evento, semente: '40213' } as const;
}

interface Guardado {
  readonly edital: number;
  readonly autor: number;
  readonly linhas: readonly LinhaDoSorteio[];
  readonly estado?: EstadoDoSorteio;
  /** Its rows were designated as drawn. */
  readonly designadas?: boolean;
}

/** A draw, inserted directly into the database. */
export async function sorteioGuardado(
  t: TestApp,
  { edital, autor, linhas, estado = 'proposta', designadas = false }: Guardado,
): Promise<number> {
  const entrada: EntradaDoSorteio = {
    porProjeto: 1,
    cargaMaxima: 50,
    proibirMesmaUnidade: false,
    pesos: PESOS,
    avaliadores: [...new Set(linhas.flatMap(({ avaliadores }) => avaliadores))]
      .toSorted((a, b) => a - b)
      .map((id) => ({ id, unidade: 1, carga: 0 })),
    projetos: linhas.map(({ projeto: id }) => ({
      id,
      coordenador: 1,
      unidade: 2,
      participam: [],
      declararam: [],
      recusaram: [],
      repetem: [],
      reciprocos: [],
      afinidades: [],
      fixos: [],
    })),
  };
  const resultado = { linhas, custo: 0, limiteInferior: 0, empatesResolvidos: true, passos: 3 };
  const { id } = await insertInto(t, 'sorteio', {
    editalId: edital,
    autorId: autor,
    criadoEm: t.clock.agora(),
    vistoEm: t.clock.real(),
    estado,
    versaoDoMetodo: 1,
    semente: '40213',
    origem: 'evento',
    evento: 'Loteria Federal',
    entrada: JSON.stringify(entrada),
    hash: hashDaEntrada(entrada),
    resultado: estado === 'proposta' ? JSON.stringify(resultado) : null,
    designacoes: JSON.stringify(
      designadas
        ? linhas.flatMap(({ projeto, avaliadores }) =>
            avaliadores.map((avaliador) => ({
              projeto,
              avaliador,
              aMao: false,
              em: t.clock.agora().toISOString(),
              por: autor,
            })),
          )
        : [],
    ),
  });
  return id;
}
