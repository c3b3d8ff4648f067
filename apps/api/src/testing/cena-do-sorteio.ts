import type { EntradaDoSorteio, EstadoDoSorteio, LinhaDoSorteio } from '@instrutoria/domain/sorteio/types.ts';
import { hashDaEntrada } from '../adapters/sorteio/repetir.ts';
import type { TestApp } from './app.ts';
import { insertInto } from './rows.ts';

const PESOS = { afinidade: 5, carga: 5, unidades: 5, repeticao: 5, reciprocidade: 5 };

/** What a draw is asked for, as the screen does. */
export const PEDIDO_DE_SORTEIO = {
  cargaMaxima: 50,
  proibirMesmaUnidade: false,
  pesos: PESOS,
  origem: 'evento',
  evento: 'Loteria Federal, concurso 6012',
  semente: '40213',
} as const;

interface Guardado {
  readonly edital: number;
  readonly autor: number;
  readonly linhas: readonly LinhaDoSorteio[];
  readonly estado?: EstadoDoSorteio;
}

/** An attempt as it stands in the database, put there. */
export async function sorteioGuardado(
  t: TestApp,
  { edital, autor, linhas, estado = 'proposta' }: Guardado,
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
  });
  return id;
}
