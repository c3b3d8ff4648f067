import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { updateRows } from '../../testing/rows.ts';
import { type CenaDoRecurso, criarCenaDoRecurso } from '../../testing/world/cena-do-recurso.ts';

let t: TestApp;
let c: CenaDoRecurso;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
});
afterAll(() => t.close());

const CRITERIOS = [
  ['pontuacaoAdequacaoCoerencia', 40],
  ['pontuacaoRelevanciaJustificativaClareza', 30],
  ['pontuacaoMetodologiaAtividades', 20],
  ['pontuacaoOrganizacaoTextual', 10],
  ['pontuacaoApoioDisciplina', 200],
  ['pontuacaoNaturezaDisciplinas', 200],
  ['pontuacaoCaracteristicaDisciplinas', 150],
] as const;
const FASE1 = 4;
const VAGAS = ['remunerados_aprovados', 'voluntarios_aprovados'] as const;
const PROJETOS = 9;
/** Rounds of nine appeals each; `test:longo` runs 112. */
const VOLTAS = Number(process.env.VOLTAS_DO_RECURSO ?? 14);

/** A fixed sequence of numbers in 0..1 (Park and Miller). */
function sorteio(semente: number): () => number {
  let estado = semente;
  return () => {
    estado = (estado * 48_271) % 2_147_483_647;
    return estado / 2_147_483_647;
  };
}

interface Ficha {
  readonly aprovacao: number;
  readonly projeto: number;
  /** In tenths, so that sums are exact. */
  readonly notas: number[];
  readonly vagas: number[];
  readonly tsd: number;
  readonly ordem: number;
}

const soma = (numeros: readonly number[]) => numeros.reduce((a, b) => a + b, 0);
/**
 * The ranking key by the text of D18: greater first, but a lower success rate and an earlier submission
 * first.
 */
function chave({ notas, tsd, ordem }: Ficha): number[] {
  return [soma(notas), soma(notas.slice(0, FASE1)), ...notas.slice(0, FASE1), -tsd, -ordem];
}
function posicaoDe(ficha: Ficha, todas: readonly Ficha[]): number {
  const minha = chave(ficha);
  const antes = todas.filter((outra) => {
    const sua = chave(outra);
    const onde = sua.findIndex((n, i) => n !== minha[i]);
    return onde >= 0 && (sua[onde] ?? 0) > (minha[onde] ?? 0);
  });
  return antes.length + 1;
}

it('[C-G5] lowers no score, total, count or position over random appeals, by an independent calculation', async () => {
  const sorte = sorteio(20_261_127);
  const inteiro = (ate: number) => Math.floor(sorte() * (ate + 1));
  const contagem = { aceitos: 0, recusados: 0, trocados: 0, empatados: 0 };
  const [dono, avaliador] = [await c.w.novaPessoa(), await c.w.novaPessoa('avaliador')];
  for (let volta = 0; volta < VOLTAS; volta += 1) {
    const edital = await c.w.novoEditalEm('resultado');
    const fichas: Ficha[] = [];
    for (let ordem = 0; ordem < PROJETOS; ordem += 1) {
      // Close scores and many ties, so that one point moves a project.
      const notas = CRITERIOS.map(([, maximo]) => 10 * (Math.floor(maximo / 2) + inteiro(2)));
      const vagas = [inteiro(2), inteiro(3)];
      const p = await c.w.novoAvaliado(edital, {
        dono,
        avaliador,
        projeto: { submetidoEm: new Date(Date.UTC(2026, 2, 1 + ordem)) },
        aprovacao: {
          ...Object.fromEntries(CRITERIOS.map(([nome], i) => [nome, (notas[i] ?? 0) / 10])),
          remuneradosAprovados: vagas[0] ?? 0,
          voluntariosAprovados: vagas[1] ?? 0,
        },
      });
      const tsd = ordem % 3;
      await updateRows(t, 'projetoAprovacao', { tsdMedio: tsd }, { id: p.aprovacao });
      fichas.push({ ...p, notas, vagas, tsd, ordem });
    }
    for (const ficha of fichas) {
      const id = await c.w.novoRecurso(ficha.aprovacao, dono.id);
      const sobeSo = sorte() < 0.5;
      const passo = () => (sobeSo ? inteiro(20) : inteiro(40) - 20);
      const mandadas = ficha.notas.map((nota) => (sorte() < 0.5 ? nota : nota + passo()));
      const tetos = CRITERIOS.map(([, maximo], i) =>
        Math.max(10 * Math.min(maximo, i === 5 ? 150 : maximo), ficha.notas[i] ?? 0),
      );
      const guardadas = mandadas.map((nota, i) => Math.min(Math.max(nota, 0), tetos[i] ?? 0));
      const vagas = [
        Math.min(2, Math.max(0, (ficha.vagas[0] ?? 0) + (sobeSo ? inteiro(1) : inteiro(2) - 1))),
        ficha.vagas[1] ?? 0,
      ];
      const antes = structuredClone(ficha);
      const posicao = posicaoDe(antes, fichas);
      const depois: Ficha = { ...ficha, notas: guardadas, vagas };
      const piora =
        guardadas.some((nota, i) => nota < (antes.notas[i] ?? 0)) ||
        vagas.some((n, i) => n < (antes.vagas[i] ?? 0)) ||
        soma(guardadas) < soma(antes.notas) ||
        posicaoDe(
          depois,
          fichas.map((um) => (um === ficha ? depois : um)),
        ) > posicao;
      const r = await c.envia<{ message: string }>(c.presidente, 'POST', '/api/recurso/aceitar', {
        id,
        feedback: '<p>A comissão decidiu.</p>',
        ...Object.fromEntries(CRITERIOS.map(([nome], i) => [nome, (mandadas[i] ?? 0) / 10])),
        ...Object.fromEntries(VAGAS.map((nome, i) => [nome, vagas[i]])),
      });
      expect([r.status, piora]).toEqual(piora ? [409, true] : [200, false]);
      if (piora) {
        contagem.recusados += 1;
        if (soma(guardadas) >= soma(antes.notas)) contagem.trocados += 1;
        expect(r.body.message).toMatch(/^Um recurso aceito não pode diminuir a nota nem as vagas: .+, de /);
        await updateRows(
          t,
          'recurso',
          { status: 'RECUSADO', feedback: 'não', decididoEm: t.clock.agora() },
          { id },
        );
      } else {
        contagem.aceitos += 1;
        ficha.notas.splice(0, 7, ...guardadas);
        ficha.vagas.splice(0, 2, ...vagas);
        expect(posicaoDe(ficha, fichas)).toBeLessThanOrEqual(posicao);
      }
      if (fichas.some((um) => um !== ficha && soma(um.notas) === soma(ficha.notas))) contagem.empatados += 1;
    }
    // Compares the product's positions at the end of each round with the computed ones.
    const { body } = await c.envia<{ projetos: { projeto_id: number; posicao: number; total: number }[] }>(
      null,
      'GET',
      `/api/publico/resultados/${edital}`,
    );
    expect(
      body.projetos
        .map(({ projeto_id, posicao, total }) => ({ projeto_id, posicao, total }))
        .toSorted(porProjeto),
    ).toEqual(
      fichas
        .map((um) => ({
          projeto_id: um.projeto,
          posicao: posicaoDe(um, fichas),
          total: soma(um.notas) / 10,
        }))
        .toSorted(porProjeto),
    );
  }
  expect(contagem.aceitos + contagem.recusados).toBe(PROJETOS * VOLTAS);
  for (const vezes of Object.values(contagem)) expect(vezes).toBeGreaterThan(5);
}, 300_000);

const porProjeto = (a: { readonly projeto_id: number }, b: { readonly projeto_id: number }) =>
  a.projeto_id - b.projeto_id;
