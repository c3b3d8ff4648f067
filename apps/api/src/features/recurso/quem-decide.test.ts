import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { findRow, insertInto, updateRows } from '../../testing/rows.ts';
import {
  type CenaDoRecurso,
  comAnexo,
  criarCenaDoRecurso,
  DECIDIDO,
  regrasDoRecurso,
  umaDecisao,
} from '../../testing/world/cena-do-recurso.ts';
import type { Pessoa } from '../../testing/world.ts';

let t: TestApp;
let c: CenaDoRecurso;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
});
afterAll(() => t.close());

const TIPOS = ['administrador', 'PRESIDENTE_COMISSAO'] as const;
const AVALIOU = 'Você avaliou este projeto: outra pessoa decide sobre as notas';

/** The evaluator of a published project, who is now in the committee. */
async function quemAvaliou(tipo: (typeof TIPOS)[number], varios = false) {
  const p = await c.publicado();
  await regrasDoRecurso(c.t, c.w, p.edital, { recursoComRelator: true, recursoComAnexos: true });
  const { avaliador: pessoa } = p;
  if (varios) {
    await updateRows(t, 'projetoAprovacao', { avaliadorId: null, avaliadores: 2 }, { id: p.aprovacao });
    for (const { id } of [pessoa, await c.w.novaPessoa('avaliador')]) {
      await insertInto(t, 'designacao', {
        ...{ aprovacaoId: p.aprovacao, projetoId: p.projeto, avaliadorId: id, aceito: true },
        ...{ jaFoiAvaliado: true, notas: '[]', fase1DoBarema: 80, total: 380.5 },
        ...{ criadoEm: t.clock.agora(), avaliadoEm: t.clock.agora() },
      });
    }
  }
  await updateRows(t, 'professor', { tipo }, { id: pessoa.id });
  return { ...p, pessoa };
}

describe('an appeal against a member’s own scores (D56)', () => {
  it.each(TIPOS)('[C-G7] refuses every act on an appeal by its evaluator, who is now %s', async (tipo) => {
    for (const varios of [false, true]) {
      const p = await quemAvaliou(tipo, varios);
      const id = await c.pendente(p);
      const relator = (await c.w.novaPessoa('avaliador')).id;
      const anexo = await comAnexo(t, c.w, id, p.dono.id);
      const atos: [string, string, object][] = [
        ['POST', '/api/recurso/aceitar', umaDecisao(id)],
        ['POST', '/api/recurso/recusar', { id, feedback: 'As notas seguem os critérios.' }],
        ['POST', '/api/recurso/simular', umaDecisao(id)],
        ['POST', `/api/recurso/${id}/relator`, { relator }],
      ];
      for (const [metodo, caminho, corpo] of atos) {
        const r = await c.envia(p.pessoa, metodo, caminho, corpo);
        expect([caminho, r.status, r.body]).toMatchObject([
          caminho,
          409,
          { code: 'VOCE_AVALIOU', message: AVALIOU },
        ]);
      }
      for (const caminho of [
        `/api/recurso/${id}/relatoria`,
        `/api/recurso/${id}/relatores`,
        `/api/recurso/projeto/${p.projeto}/anexo/${anexo}`,
      ]) {
        expect([caminho, (await c.envia(p.pessoa, 'GET', caminho)).status]).toEqual([caminho, 404]);
      }
      const lido = await lidoPor(p.pessoa, p.projeto);
      expect(lido).toMatchObject({ impedimento: AVALIOU });
      expect(lido).not.toHaveProperty('relatoria');
      expect(lido).not.toHaveProperty('anexos');
      const mesa = await c.envia<{ id: number; impedimento?: string }[]>(
        p.pessoa,
        'GET',
        '/api/recurso/mesa',
      );
      expect(mesa.body.find((um) => um.id === id)?.impedimento).toBe(AVALIOU);
      expect((await findRow(t, 'recurso', { id }))?.status).toBe('PENDENTE');
    }
  });

  it.each(TIPOS)(
    '[C-G7] refuses a correction and its preview by the evaluator, who is now %s',
    async (tipo) => {
      const p = await quemAvaliou(tipo);
      for (const caminho of ['/api/resultado/corrigir', '/api/resultado/simular']) {
        const r = await c.envia(p.pessoa, 'POST', caminho, {
          ...DECIDIDO,
          projetoAprovacao: p.aprovacao,
          pontuacaoOrganizacaoTextual: 9,
          justificativa: 'Erro de soma.',
        });
        expect([r.status, r.body]).toMatchObject([409, { code: 'VOCE_AVALIOU', message: AVALIOU }]);
      }
    },
  );

  it('[C-G7] refuses acts on scholarships due by an appeal to its evaluator', async () => {
    const p = await quemAvaliou('administrador');
    const decidido = { decididoEm: t.clock.agora(), original: DECIDIDO, corrigido: DECIDIDO };
    const id = await c.w.novoRecurso(p.aprovacao, p.dono.id, { status: 'ACEITO', ...decidido });
    await insertInto(t, 'bolsasDoRecurso', { recursoId: id, faltam: 1, dito: 'falta 1 bolsa' });
    const manter = { ato: 'manter', motivo: 'Não há orçamento.' };
    const r = await c.envia(p.pessoa, 'POST', `/api/recurso/${id}/bolsas`, manter);
    expect([r.status, r.body]).toMatchObject([409, { code: 'VOCE_AVALIOU', message: AVALIOU }]);
  });

  it('[C-G7] refuses a reopening by the evaluator, who is now an administrator', async () => {
    const edital = await c.w.novoEditalEm('avaliacao');
    const p = await c.w.novoAvaliado(edital);
    await updateRows(t, 'professor', { tipo: 'administrador' }, { id: p.avaliador.id });
    const r = await c.envia(p.avaliador, 'POST', `/api/projeto_aprovacao/reabrir/${p.aprovacao}`, {
      motivo: 'Quero dar outra nota.',
    });
    expect([r.status, r.body]).toMatchObject([409, { code: 'VOCE_AVALIOU', message: AVALIOU }]);
  });

  it('[C-G7] mails the arrival of an appeal only to those who may decide it', async () => {
    const p = await quemAvaliou('PRESIDENTE_COMISSAO');
    const antes = (await t.emailsAte(0)).length;
    expect((await c.solicita(p)).status).toBe(201);
    const novas = (await t.emailsAte(antes + 1)).slice(antes).map(({ para }) => para);
    const emailDe = async ({ id }: Pessoa) => (await findRow(t, 'professor', { id }))?.email ?? '';
    expect(novas).toContain(await emailDe(c.presidente));
    expect(novas).not.toContain(await emailDe(p.pessoa));
  });
});

async function lidoPor(pessoa: Pessoa, projeto: number) {
  return (await c.envia<object[]>(pessoa, 'GET', `/api/recurso/projeto/${projeto}`)).body[0];
}
