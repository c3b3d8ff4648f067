import type { EspecieDeImpedimento } from '@instrutoria/domain/impedimento/types.ts';
import type { TestApp } from '../app.ts';
import { insertInto } from '../rows.ts';

interface Declarado {
  readonly pessoa?: number;
  readonly unidade?: number;
  readonly especie?: EspecieDeImpedimento;
  readonly desde?: string;
}

/** A declaration in force, inserted directly into the database; returns its id. */
export async function declarado(t: TestApp, declaranteId: number, dados: Declarado): Promise<number> {
  const { pessoa = null, unidade = null, especie = 'outro', desde = '2026-01-01' } = dados;
  const linha = await insertInto(t, 'impedimento', {
    declaranteId,
    pessoaId: pessoa,
    unidadeId: unidade,
    especie,
    desde,
    declaradoEm: t.clock.agora(),
  });
  return linha.id;
}
