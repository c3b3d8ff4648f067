import { apurar } from '@instrutoria/domain/barema/rules/apurar.ts';
import { problemasDoBarema } from '@instrutoria/domain/barema/rules/barema.ts';
import type { Barema, CriterioDoBarema, NotaDada } from '@instrutoria/domain/barema/types.ts';
import { ranquear } from '@instrutoria/domain/ranque/rules/ranque.ts';
import { SEM_NOTAS } from '@instrutoria/domain/testing/avaliacoes.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTestApp } from '../../testing/app.ts';
import { insertInto, rowsOf, updateRows } from '../../testing/rows.ts';
import { createWorld } from '../../testing/world.ts';
import { baremaDoProjeto } from '../avaliacao/repository.ts';
import { consultarRanque } from './ranque-queries.ts';

const PROJETOS = 24;
const CHAMADAS = 20;

const umCriterio = (i: number, c: Pick<CriterioDoBarema, 'fase' | 'maximo' | 'peso'>): CriterioDoBarema => ({
  ...c,
  ...{ codigo: `c${i}`, nome: `C${i}`, ajuda: '', minimo: 1, passo: 0.5, parecer: false, recomendacao: null },
});

/** Few values, so that totals and tie-breaks tie often. */
const umaChamada = fc.record({
  criterios: fc.array(
    fc.record({
      fase: fc.constantFrom(1 as const, 2 as const),
      maximo: fc.constantFrom(1, 2),
      peso: fc.constantFrom(0.25, 0.33, 1, 2.5),
    }),
    { minLength: 1, maxLength: 4 },
  ),
  desempates: fc.shuffledSubarray(['c0', 'c1', 'fase1', 'tsd', 'submissao', 'sorteio'], { maxLength: 6 }),
  meios: fc.array(fc.array(fc.nat(2), { minLength: 5, maxLength: 5 }), {
    minLength: PROJETOS,
    maxLength: PROJETOS,
  }),
});

const NENHUMA = {
  pontuacaoAdequacaoCoerencia: null,
  pontuacaoRelevanciaJustificativaClareza: null,
  pontuacaoMetodologiaAtividades: null,
  pontuacaoOrganizacaoTextual: null,
};

it(`ranks in the database by any barema as the domain does, with ties and shared positions, in ${CHAMADAS} calls (E-BAREMA-4)`, async () => {
  const t = await createTestApp();
  try {
    const w = createWorld(t);
    const edital = await w.novoEditalEm('decisao', { tipoProjeto: 'TIPO II' });
    const { id: autorId } = await w.novaPessoa('administrador');
    const dono = await w.novaPessoa();
    const avaliador = await w.novaPessoa('avaliador');
    for (let n = 0; n < PROJETOS; n += 1) {
      // On only a few days, so that the submission day ties too.
      t.clock.avancar(n % 4 === 0 ? 86_400_000 : 0);
      await w.novoAvaliado(edital, { dono, avaliador });
    }
    let empates = 0;
    for (const [i, sorteada] of fc.sample(umaChamada, { numRuns: CHAMADAS, seed: 20_261_124 }).entries()) {
      const primeiro = { fase: 1 as const, maximo: 2, peso: 1 };
      const barema: Barema = {
        criterios: [primeiro, ...sorteada.criterios].map((c, k) => umCriterio(k, c)),
        totalMinimo: 1,
        ...{ desempates: sorteada.desempates, semente: `Loteria ${i}` },
      };
      expect(problemasDoBarema(barema, 'TIPO II')).toEqual([]);
      const quando = { motivo: null, autorId, criadoEm: t.clock.agora() };
      await insertInto(t, 'baremaDoEdital', { editalId: edital, versao: i + 2, barema, ...quando });
      const linhas = [];
      for (const [k, a] of (await rowsOf(t, 'projetoAprovacao', { editalId: edital }, 'id')).entries()) {
        const notas: NotaDada[] = barema.criterios.map(({ codigo, maximo }, c) => ({
          criterio: codigo,
          valor: Math.min(maximo, (sorteada.meios[k]?.[c] ?? 0) / 2),
        }));
        const { tsdMedio, projetoId } = a;
        const fatos = { tsdMedio, submetidoEm: a.submetidoEm?.toISOString() ?? '' };
        const proprio = baremaDoProjeto(barema, projetoId, fatos);
        if (proprio === null) throw new Error('a barema');
        const { fase1, fase2, total, abaixoDoMinimo, chave } = apurar(barema, notas, proprio.desempate);
        const apurado = {
          ...{ fase1DoBarema: fase1, fase2DoBarema: fase2, totalDoBarema: total, abaixoDoMinimo },
          chaveDoRanque: chave === null ? null : [...chave],
        };
        await updateRows(
          t,
          'projetoAprovacao',
          { ...NENHUMA, ...apurado, notas: JSON.stringify(notas) },
          { id: a.id },
        );
        linhas.push({
          ...SEM_NOTAS,
          ...{ projeto_id: projetoId, ja_foi_avaliado: true, total, pontuacaoFase1: fase1 },
          ...{ ...fatos, notas, abaixoDoMinimo, chave },
        });
      }
      const doBanco = await consultarRanque(t.deps.database.db, {
        editalId: edital,
        tipo: 'TIPO II',
        barema,
      });
      const visto = doBanco.map((l) => [l.projeto_id, l.posicao, l.total]);
      expect(visto).toEqual(ranquear(linhas).map((l) => [l.projeto_id, l.posicao, l.total]));
      if (new Set(visto.map(([, posicao]) => posicao)).size < visto.length) empates += 1;
    }
    expect(empates).toBeGreaterThan(3);
  } finally {
    await t.close();
  }
});
