import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { umPdf } from '../../testing/documents/arquivos.ts';
import { findRow, insertInto, rowsOf, updateRows } from '../../testing/rows.ts';
import { NOTAS_FASE1, NOTAS_FASE2 } from '../../testing/world/avaliacoes.ts';
import type { CenaDoRecurso } from '../../testing/world/cena-do-recurso.ts';
import {
  comAnexo,
  criarCenaDoRecurso,
  regrasDoRecurso,
  umaDecisao,
} from '../../testing/world/cena-do-recurso.ts';
import { semNumeros } from '../../testing/world.ts';
import { housekeep } from '../arquivo/housekeeping.ts';

let t: TestApp;
let c: CenaDoRecurso;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
});
afterAll(() => t.close());

const NOTAS = { ...NOTAS_FASE1, ...NOTAS_FASE2, remunerados_aprovados: 0, voluntarios_aprovados: 0 };
const CRITERIOS = [
  { criterio: 'pontuacaoApoioDisciplina', mensagem: '<p>As turmas são duas.</p>' },
  {
    criterio: 'pontuacaoMetodologiaAtividades',
    mensagem: '<p>O plano está na página 4.</p><script>x</script>',
  },
];

async function comRegras() {
  const p = await c.publicado();
  await regrasDoRecurso(t, c.w, p.edital);
  return p;
}
type P = Awaited<ReturnType<typeof comRegras>>;

const pede = (p: P, corpo: object) =>
  c.envia<Awaited<ReturnType<typeof c.lidos>>[number]>(p.dono, 'POST', '/api/recurso', {
    projetoAprovacao: p.aprovacao,
    ...corpo,
  });
const anexa = async (p: P, name = 'ata.pdf') => {
  const enviado = await send<{ data: string }>(t.url, 'POST', '/api/recurso/anexo', {
    token: p.dono.token,
    file: { bytes: umPdf(), name },
  });
  expect(enviado.status).toBe(201);
  return { referencia: enviado.body.data, nome: name };
};

describe('an appeal against named criteria (E-RECURSO-6)', () => {
  it('is stored with the reasons of each, and its author gets a receipt with its number', async () => {
    const p = await comRegras();
    const cartas = (await t.emailsAte(0)).length;
    const r = await pede(p, { criterios: CRITERIOS, anexos: [await anexa(p), await anexa(p, 'foto.pdf')] });
    expect([r.status, r.body]).toMatchObject([
      201,
      {
        mensagem: '',
        status: 'PENDENTE',
        criterios: [
          {
            criterio: 'pontuacaoMetodologiaAtividades',
            mensagem: '<p>O plano está na página 4.</p>',
            acolhido: null,
            feedback: null,
          },
          { criterio: 'pontuacaoApoioDisciplina', acolhido: null },
        ],
        anexos: [{ nome: 'ata.pdf' }, { nome: 'foto.pdf' }],
      },
    ]);
    const novas = (await t.emailsAte(cartas + 2)).slice(cartas);
    const recibo = novas.find(({ assunto }) => assunto === `Recurso nº ${r.body.id} recebido`);
    expect(recibo?.para).toBe((await findRow(t, 'professor', { id: p.dono.id }))?.email);
    expect(semNumeros(recibo?.texto)).not.toMatch(/página 4|380/);
    const [ato] = await rowsOf(t, 'auditoria', { registroTipo: 'recurso', registroId: r.body.id });
    expect(ato?.depois).toMatchObject({ criterios: CRITERIOS.map((um) => um.criterio).reverse() });
  });

  it('has only the earlier fields in a call without the rule', async () => {
    const p = await c.publicado();
    const { body } = await c.solicita(p);
    expect(Object.keys(body)).toEqual([
      ...['id', 'versao', 'mensagem', 'feedback', 'status', 'criadoEm', 'decididoEm'],
      ...['projetoAprovacao', 'original', 'corrigido'],
    ]);
  });

  it('is decided criterion by criterion: raises only what was accepted, and each has its reasons', async () => {
    const p = await comRegras();
    const { id } = (await pede(p, { criterios: CRITERIOS })).body;
    const criterios = [
      { criterio: 'pontuacaoMetodologiaAtividades', acolhido: true, feedback: '<p>Procede.</p>' },
      { criterio: 'pontuacaoApoioDisciplina', acolhido: false, feedback: '<p>As turmas são uma.</p>' },
    ];
    const decisao = umaDecisao(id, { ...NOTAS, pontuacaoMetodologiaAtividades: 18, criterios });
    const previa = await c.envia<{ total: unknown }>(c.presidente, 'POST', '/api/recurso/simular', decisao);
    expect(previa.body.total).toEqual({ de: 380.5, para: 380.5 + 18 - NOTAS.pontuacaoMetodologiaAtividades });
    const r = await c.envia(c.presidente, 'POST', '/api/recurso/aceitar', decisao, { 'if-match': '"1"' });
    expect([r.status, r.body]).toEqual([200, { message: M.aceito }]);
    const doDono = await c.envia<unknown[]>(p.dono, 'GET', `/api/recurso/projeto/${p.projeto}`);
    expect(doDono.body).toMatchObject([
      {
        status: 'ACEITO',
        criterios,
        original: NOTAS,
        corrigido: { ...NOTAS, pontuacaoMetodologiaAtividades: 18 },
      },
    ]);
    const atos = await rowsOf(t, 'auditoria', { registroTipo: 'recurso', registroId: id });
    expect(atos.at(-1)?.depois).toMatchObject({ acolhidos: ['pontuacaoMetodologiaAtividades'] });
  });

  it('is refused with the reasons of each, and changes nothing', async () => {
    const p = await comRegras();
    const { id } = (await pede(p, { criterios: CRITERIOS })).body;
    const criterios = CRITERIOS.map(({ criterio }) => ({
      criterio,
      acolhido: false,
      feedback: 'Não procede.',
    }));
    const antes = await findRow(t, 'projetoAprovacao', { id: p.aprovacao });
    const r = await c.envia(c.presidente, 'POST', '/api/recurso/recusar', {
      id,
      feedback: 'Não.',
      criterios,
    });
    expect([r.status, r.body]).toEqual([200, { message: M.recusado }]);
    expect(await findRow(t, 'projetoAprovacao', { id: p.aprovacao })).toEqual(antes);
    expect((await c.lidos(p))[0]?.criterios?.map(({ acolhido }) => acolhido)).toEqual([false, false]);
  });

  it('is unchanged by a later change of the rule', async () => {
    const p = await comRegras();
    const { id } = (await pede(p, { criterios: CRITERIOS })).body;
    await updateRows(t, 'regrasDoEdital', { regras: {} }, { editalId: p.edital });
    const semCriterios = umaDecisao(id, NOTAS);
    const r = await c.envia<{ code: string }>(c.presidente, 'POST', '/api/recurso/aceitar', semCriterios);
    expect([r.status, r.body.code]).toEqual([422, 'CRITERIO_SEM_DECISAO']);
  });
});

describe('documents of an appeal (E-RECURSO-7)', () => {
  it('are readable, with an audit row for each opening, for the author of the appeal and those who decide, and nobody else', async () => {
    const p = await comRegras();
    const id = await c.pendente(p);
    const anexo = await comAnexo(t, c.w, id, p.dono.id);
    const caminho = `/api/recurso/projeto/${p.projeto}/anexo/${anexo}`;
    const colaborador = await c.w.novaPessoa();
    await insertInto(t, 'projetoColaborador', {
      projetoId: p.projeto,
      professorId: colaborador.id,
      ordem: 0,
    });
    const impedido = await c.w.novaPessoa('administrador');
    await insertInto(t, 'impedimento', {
      declaranteId: impedido.id,
      pessoaId: p.dono.id,
      unidadeId: null,
      especie: 'parentesco',
      observacao: '',
      desde: '2026-01-01',
      declaradoEm: t.clock.agora(),
    });
    const desconhecido = await c.envia(p.dono, 'GET', `/api/recurso/projeto/2000000000/anexo/1`);
    for (const quem of [
      colaborador,
      p.avaliador,
      await c.w.novaPessoa(),
      await c.w.novaPessoa('avaliador'),
      await c.w.novaPessoa('secretaria'),
    ]) {
      const r = await c.envia(quem, 'GET', caminho);
      expect([r.status, r.text]).toEqual([404, desconhecido.text]);
    }
    expect((await c.envia(impedido, 'GET', caminho)).status).toBe(404);
    // A person who decides appeals and collaborates in the project.
    const decideEColabora = await c.w.novaPessoa('administrador');
    await c.w.novoColaborador(p.projeto, decideEColabora.id, 1);
    const meu = await c.envia(decideEColabora, 'GET', caminho);
    expect([meu.status, meu.text]).toEqual([404, desconhecido.text]);
    expect(await rowsOf(t, 'acesso', { registroId: id })).toEqual([]);
    for (const quem of [p.dono, c.presidente]) {
      const r = await c.envia(quem, 'GET', caminho);
      expect([r.status, r.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    }
    const linhas = await rowsOf(t, 'acesso', { registroTipo: 'recurso', registroId: id });
    expect(linhas.map(({ pessoaId, titularId }) => [pessoaId, titularId])).toEqual([
      [p.dono.id, p.dono.id],
      [c.presidente.id, p.dono.id],
    ]);
    // The names of attachments are shown only to people who may open them.
    const dito = async (quem: Parameters<typeof c.envia>[0]) =>
      (await c.envia(quem, 'GET', `/api/recurso/projeto/${p.projeto}`)).text.includes('ata.pdf');
    expect([
      await dito(p.dono),
      await dito(c.presidente),
      await dito(colaborador),
      await dito(impedido),
    ]).toEqual([...[true, true, false, false]]);
  });

  it("are claimed once: neither another person's nor twice", async () => {
    const [p, q] = [await comRegras(), await comRegras()];
    const meu = await anexa(p);
    const alheio = await pede(q, { mensagem: 'Peço.', anexos: [meu] });
    expect([alheio.status, alheio.body]).toMatchObject([422, { errors: { 'anexos.0': expect.any(String) } }]);
    expect((await pede(p, { mensagem: 'Peço.', anexos: [meu] })).status).toBe(201);
    expect(await rowsOf(t, 'recursoAnexo', { referencia: meu.referencia })).toHaveLength(1);
  });

  it('are deleted five years after the last use, and the record says so (T-M4)', async () => {
    const p = await comRegras();
    const id = await c.w.novoRecurso(p.aprovacao, p.dono.id, {
      status: 'RECUSADO',
      decididoEm: new Date('2027-02-01T12:00:00Z'),
    });
    const anexo = await comAnexo(t, c.w, id, p.dono.id);
    await updateRows(
      t,
      'edital',
      { fase: 'arquivado', resultadoPublicadoEm: new Date('2026-06-01') },
      { id: p.edital },
    );
    const agora = t.clock.agora();
    const referencia = (await findRow(t, 'recursoAnexo', { id: anexo }))?.referencia ?? '';
    const existe = () => t.deps.storage.exists(referencia);
    try {
      t.clock.definir('2032-12-31T23:59:59.999Z');
      await housekeep(t.deps);
      expect(await existe()).toBe(true);
      t.clock.avancar(1);
      await housekeep(t.deps);
      expect(await existe()).toBe(false);
      const { token } = await c.w.abrirSessao(p.dono.id, p.dono.tipo);
      const r = await send<{ code: string }>(
        t.url,
        'GET',
        `/api/recurso/projeto/${p.projeto}/anexo/${anexo}`,
        { token },
      );
      expect([r.status, r.body.code]).toEqual([404, 'DOCUMENTO_ELIMINADO']);
    } finally {
      t.clock.definir(agora);
    }
  });
});
