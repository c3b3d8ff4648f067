import type { RegrasDosAvaliadores } from '@instrutoria/domain/avaliacao/rules/combinar.ts';
import { expect } from 'vitest';
import type { TestApp } from '../app.ts';
import { send } from '../client.ts';
import { rowOf } from '../rows.ts';
import type { Pessoa, World } from '../world.ts';
import { UM_BAREMA } from './um-barema.ts';

/** The fields of the assessment's answers that tests of several evaluators read. */
export interface AprovacaoLida {
  readonly id: number;
  readonly versao: number;
  readonly total: number | null;
  readonly parecer: string | null;
  readonly ja_foi_avaliado: boolean;
  readonly foiAvaliador: boolean;
  readonly avaliador: { readonly id: number } | null;
  readonly notas?: readonly { readonly criterio: string; readonly valor: number | null }[];
  readonly message?: string;
}

/** A project and its evaluators. */
export interface DeVarios {
  readonly projeto: number;
  readonly aprovacao: number;
  readonly dono: Pessoa;
  readonly avaliadores: readonly Pessoa[];
}

/**
 * Calls whose projects have several evaluators. `em` returns the application and the administrator, and is
 * called at each act.
 */
export function cenaDeVarios(em: () => { readonly t: TestApp; readonly w: World; readonly adm: Pessoa }) {
  const P = 'projeto_aprovacao';
  const envia = <T = AprovacaoLida>(
    { token }: Pessoa,
    metodo: string,
    caminho: string,
    body?: unknown,
    headers = {},
  ) => send<T>(em().t.url, metodo, `/api/${caminho}`, { token, body, headers });
  const designar = (projeto: number, avaliador: number) =>
    envia(em().adm, 'POST', `${P}/designar`, { projeto, avaliador });
  const notas = (merito: number, alcance: number) => [
    { criterio: 'merito', valor: merito },
    { criterio: 'alcance', valor: alcance, parecer: `Alcance ${alcance}.` },
  ];
  const salvar = (quem: Pessoa, id: number, merito: number, alcance: number, headers = {}) =>
    envia(
      quem,
      'POST',
      `${P}/salvar_fase1`,
      { id, notas: notas(merito, alcance), parecer: `Mérito ${merito}.` },
      headers,
    );
  return {
    envia,
    designar,
    salvar,
    /** In avaliacao, with its own barema. */
    async edital(regras: Partial<RegrasDosAvaliadores> = {}): Promise<number> {
      const { w, adm } = em();
      const id = await w.novoEditalEm('avaliacao', { tipoProjeto: 'TIPO II' });
      const motivo = 'A resolução pede';
      const barema = await envia(adm, 'PUT', `edital/${id}/barema`, { barema: UM_BAREMA, motivo });
      expect(barema.status).toBe(200);
      const mudadas = { avaliadores: 3, ...regras, motivo };
      expect((await envia(adm, 'PUT', `edital/${id}/regras`, mudadas)).status).toBe(200);
      return id;
    },
    async designado(editalId: number, quantos = 3): Promise<DeVarios> {
      const { t, w } = em();
      const dono = await w.novaPessoa();
      const projeto = await w.novoProjeto(dono.id, editalId, { tipoProjeto: 'TIPO II' });
      const avaliadores = await Promise.all(Array.from({ length: quantos }, () => w.novaPessoa('avaliador')));
      for (const { id } of avaliadores) expect((await designar(projeto, id)).status).toBe(201);
      const { id: aprovacao } = await rowOf(t, 'projetoAprovacao', { projetoId: projeto });
      return { projeto, aprovacao, dono, avaliadores };
    },
    async concluir(quem: Pessoa, id: number, merito: number, alcance: number) {
      expect((await salvar(quem, id, merito, alcance)).status).toBe(200);
      return envia(quem, 'POST', `${P}/avaliar/${id}`);
    },
    guardada: (id: number) => rowOf(em().t, 'projetoAprovacao', { id }),
  };
}

/** The n-th item; throws instead of returning undefined, so that the test fails there. */
export function nesta<T>(lista: readonly T[], n: number): T {
  const um = lista[n];
  if (um === undefined) throw new Error(`nothing at ${n}`);
  return um;
}
