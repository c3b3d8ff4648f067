import { MENSAGENS_CONFIGURACAO as M } from '@instrutoria/domain/configuracao/messages.ts';
import { FUSOS_DO_BRASIL } from '@instrutoria/domain/configuracao/rules/fusos-do-brasil.ts';
import type { Configuracao, EfeitoDoFuso } from '@instrutoria/domain/configuracao/types.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { type Problem, send } from '../../testing/client.ts';
import { deleteRows, insertInto, rowsOf, updateRows } from '../../testing/rows.ts';
import { gravarFuso } from '../../testing/world/fuso-gravado.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';
import { mudarFusoMarcado } from './housekeeping.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const em = (instante: string) => t.clock.simular?.(new Date(instante));
/** The zone in force and the pending one. */
const fusos = ({ fuso, fusoMarcado }: Configuracao) => [fuso, fusoMarcado];
const ler = async () =>
  fusos((await send<Configuracao>(t.url, 'GET', '/api/configuracao', { token: adm.token })).body);
async function mudar(body: object) {
  const { status, body: salva } = await send<Configuracao>(t.url, 'PUT', '/api/configuracao', {
    token: adm.token,
    body,
  });
  expect(status).toBe(200);
  return fusos(salva);
}
const paraSaoPaulo = () => mudar({ fuso: 'America/Sao_Paulo' });
const estaAberto = async (id: number) =>
  (await send<Edital[]>(t.url, 'GET', '/api/edital', { token: adm.token })).body.find((um) => um.id === id)
    ?.aberto;
const espera = (depoisDe: string, porque: string) => [
  'America/Manaus',
  { para: 'America/Sao_Paulo', depoisDe, porque },
];

beforeEach(async () => {
  // No window is open on the 25th.
  em('2026-05-25T12:00:00Z');
  await updateRows(t, 'edital', { fase: 'arquivado' }, {});
  // There is no pending zone, and there is a configuration.
  await mudar({ fuso: 'America/Noronha' });
  await gravarFuso(t, 'America/Manaus');
});

it('[C-J7] delays a zone in which a call would close earlier: the call stays open until its announced hour', async () => {
  const id = await w.novoEdital({ nome: 'Edital 2026 A' });
  expect(await paraSaoPaulo()).toEqual(espera('2026-05-31', 'as inscrições do Edital 2026 A'));
  expect(await mudarFusoMarcado(t.deps)).toBe(0);
  // 23:59 in Manaus, already June in São Paulo.
  em('2026-06-01T03:59:00Z');
  expect(await mudarFusoMarcado(t.deps)).toBe(0);
  expect(await estaAberto(id)).toBe(true);
  em('2026-06-01T04:00:00Z');
  expect(await estaAberto(id)).toBe(false);
  // The window of the first ten days of June opened in Manaus, too.
  expect(await mudarFusoMarcado(t.deps)).toBe(0);
  expect(await ler()).toEqual(espera('2026-06-10', 'o cadastro de instrutores'));
  em('2026-06-21T12:00:00Z');
  expect(await Promise.all([mudarFusoMarcado(t.deps), mudarFusoMarcado(t.deps)])).toContain(1);
  expect(await ler()).toEqual(['America/Sao_Paulo', null]);
  const atos = await rowsOf(t, 'auditoria', { acao: 'mudarFusoMarcado' });
  expect(atos.map(({ pessoaId, depois }) => [pessoaId, fusos(depois as Configuracao)])).toEqual([
    [null, espera('2026-06-10', 'o cadastro de instrutores')],
    [null, ['America/Sao_Paulo', null]],
  ]);
});

it("[C-J7] keeps waiting while other settings change, until today's zone is chosen again", async () => {
  await w.novoEdital({ nome: 'Edital 2026 B' });
  await paraSaoPaulo();
  const marcado = espera('2026-05-31', 'as inscrições do Edital 2026 B');
  expect(await mudar({ emailDaAuditoria: 'a@ufx.br' })).toEqual(marcado);
  expect(await mudar({ fuso: 'America/Manaus' })).toEqual(['America/Manaus', null]);
  em('2026-06-21T12:00:00Z');
  expect(await mudarFusoMarcado(t.deps)).toBe(0);
  expect(await ler()).toEqual(['America/Manaus', null]);
});

it('[C-J7] changes at once when every announced instant ends later, or has not begun', async () => {
  await w.novoEdital({ inicio: '2026-06-01', fim: '2026-06-30' });
  expect(await paraSaoPaulo()).toEqual(['America/Sao_Paulo', null]);
  await w.novoEdital({});
  expect(await mudar({ fuso: 'America/Rio_Branco' })).toEqual(['America/Rio_Branco', null]);
});

it('[C-J7] takes a zone of Brazil only by its canonical name, or the zone of an older installation', async () => {
  const put = (body: object) =>
    send<Configuracao & Problem['body']>(t.url, 'PUT', '/api/configuracao', { token: adm.token, body });
  for (const fuso of [
    'Europe/Paris',
    'Etc/GMT+3',
    'america/sao_paulo',
    'Brazil/East',
    'UTC',
    'constructor',
  ]) {
    const { status, body } = await put({ fuso });
    expect([fuso, status, body.errors]).toEqual([fuso, 422, { fuso: M.fusoInvalido }]);
  }
  expect((await ler())[0]).toBe('America/Manaus');
  await gravarFuso(t, 'Europe/Lisbon');
  expect(await mudar({ emailDaAuditoria: 'b@ufx.br' })).toEqual(['Europe/Lisbon', null]);
  expect(await mudar({ fuso: 'Europe/Lisbon' })).toEqual(['Europe/Lisbon', null]);
  for (const fuso of FUSOS_DO_BRASIL) expect((await put({ fuso })).status).toBe(200);
});

it('[C-J7] shows before a change what would end later, or what it would wait for', async () => {
  const efeito = async (fuso: string) => {
    const { body } = await send<EfeitoDoFuso & Problem['body']>(
      t.url,
      'GET',
      `/api/configuracao/fuso?fuso=${encodeURIComponent(fuso)}`,
      { token: adm.token },
    );
    return body;
  };
  expect(await efeito('America/Rio_Branco')).toEqual({ marcado: null, ganham: [], horas: 0 });
  await w.novoEdital({ nome: 'Edital 2026 D' });
  const doEdital = 'as inscrições do Edital 2026 D';
  expect(await efeito('America/Rio_Branco')).toEqual({ marcado: null, ganham: [doEdital], horas: 1 });
  expect(await efeito('America/Boa_Vista')).toEqual({ marcado: null, ganham: [], horas: 0 });
  const [, marcado] = espera('2026-05-31', doEdital);
  expect(await efeito('America/Sao_Paulo')).toEqual({ marcado, ganham: [], horas: 0 });
  expect((await efeito('Europe/Paris')).errors).toEqual({ fuso: M.fusoInvalido });
  expect(await ler()).toEqual(['America/Manaus', null]);
});

it('[C-J7] shows in which zone each instant was announced, however the zone changed', async () => {
  const anteriores = async () =>
    (await send<Configuracao>(t.url, 'GET', '/api/publico/instituicao')).body.fusosAnteriores;
  const antes = await anteriores();
  await w.novoEdital({ nome: 'Edital 2026 E' });
  await paraSaoPaulo();
  expect(await anteriores()).toEqual(antes);
  em('2026-06-21T12:00:00Z');
  expect(await mudarFusoMarcado(t.deps)).toBe(1);
  await mudar({ fuso: 'America/Rio_Branco' });
  expect((await anteriores()).slice(antes.length)).toEqual([
    { fuso: 'America/Manaus', ate: '2026-06-21T12:00:00.000Z' },
    { fuso: 'America/Sao_Paulo', ate: '2026-06-21T12:00:00.000Z' },
  ]);
});

it('[C-J7] waits for each last day of a call', async () => {
  const id = await w.novoEdital({ nome: 'Edital 2026 C', fase: 'resultado' });
  const muda = async (dias: object) => {
    await updateRows(t, 'edital', dias, { id });
    return paraSaoPaulo();
  };
  expect(await muda({ fimRecursos: '2026-05-25' })).toEqual(
    espera('2026-05-25', 'os recursos do Edital 2026 C'),
  );
  expect(await muda({ encerramentoSemInstrutores: '2026-06-05' })).toEqual(
    espera('2026-06-04', 'o cadastro do primeiro instrutor do Edital 2026 C'),
  );
  expect(await muda({ fase: 'avaliacao', prazoAvaliacao: '2026-06-10' })).toEqual(
    espera('2026-06-10', 'as avaliações do Edital 2026 C'),
  );
  expect(await muda({ prazoAvaliacao: '2026-05-24' })).toEqual(['America/Sao_Paulo', null]);
});

it('[C-J7] waits for each open window, of all or of one project', async () => {
  em('2026-05-15T12:00:00Z');
  expect(await paraSaoPaulo()).toEqual(espera('2026-05-20', 'o registro de frequência'));
  em('2026-05-25T12:00:00Z');
  const projeto = await w.novoProjeto((await w.novaPessoa()).id, await w.novoEdital({ fase: 'arquivado' }));
  const { status } = await send(t.url, 'POST', '/api/prorrogacao', {
    token: adm.token,
    body: { janela: 'relatorios', ate: '2026-05-28', motivo: 'Queda de energia', projeto },
  });
  expect(status).toBe(201);
  expect(await paraSaoPaulo()).toEqual(espera('2026-05-28', 'o envio de relatórios'));
});

it('[C-J7] waits for each answer that is expected from a coordinator, and for none that was given', async () => {
  em('2026-06-22T12:00:00Z');
  const [quem, outra] = [(await w.novaPessoa()).id, (await w.novaPessoa()).id];
  const editalId = await w.novoEdital({ fase: 'arquivado' });
  const projetoId = await w.novoProjeto(quem, editalId);
  const agora = t.clock.agora();
  const pedido = { projetoId, motivo: 'Falta a carga horária' };
  const asRespostas = async (dia: string | null) => {
    const esperado = dia === null ? ['America/Sao_Paulo', null] : espera(dia, M.respostasPedidas);
    expect(await paraSaoPaulo()).toEqual(esperado);
    await gravarFuso(t, 'America/Manaus');
  };
  const homologacao = {
    ...pedido,
    estado: 'devolvido',
    secoes: ['resumo'],
    recorreu: false,
    mudadoEm: agora,
  };
  await insertInto(t, 'homologacao', { ...homologacao, ate: '2026-06-23' });
  await asRespostas('2026-06-23');
  await updateRows(t, 'homologacao', { estado: 'reenviado', secoes: [] }, { projetoId });
  await asRespostas(null);

  const chamado = { editalId, projetoId, numero: 1, ato: 'CHAMADO', bolsas: 1, antes: 0, dia: '2026-06-20' };
  await insertInto(t, 'suplente', { ...chamado, prazo: '2026-06-24', autorId: adm.id, criadoEm: agora });
  await asRespostas('2026-06-24');
  await updateRows(t, 'suplente', { aceitoEm: agora }, { projetoId });
  await asRespostas(null);

  const consulta = { ...pedido, fundamento: 'CONSULTA', autorId: adm.id, criadaEm: agora };
  const { id } = await insertInto(t, 'desistencia', { ...consulta, responderAte: '2026-06-25' });
  await asRespostas('2026-06-25');
  // It can be taken back until the day before.
  await updateRows(t, 'desistencia', { fundamento: 'SEM_RESPOSTA', dia: '2026-06-30' }, { id });
  await asRespostas('2026-06-29');
  await updateRows(t, 'desistencia', { efetivadaEm: agora }, { id });
  await asRespostas(null);

  const passagem = { ...pedido, deId: quem, paraId: outra, causa: 'pedido', dia: '2026-07-10' };
  await insertInto(t, 'transferencia', {
    ...passagem,
    propostaPorId: adm.id,
    propostaEm: agora,
    responderAte: '2026-07-02',
  });
  await asRespostas('2026-07-02');
  await updateRows(t, 'transferencia', { concordouEm: agora }, { projetoId });
  await asRespostas(null);

  const anulacao = { projetoId, aprovacaoVersao: 1, dados: {}, diminui: [], justificativa: 'A soma' };
  const proposta = { ...anulacao, autorId: adm.id, propostaEm: agora, responderAte: '2026-07-03' };
  await insertInto(t, 'anulacao', proposta);
  await asRespostas('2026-07-03');
  await updateRows(t, 'anulacao', { resposta: 'Não concordo', respondidaEm: agora }, { projetoId });
  await asRespostas(null);

  const { aprovacao } = await w.novoAvaliado(editalId);
  const recursoId = await w.novoRecurso(aprovacao, outra, { contrarrazoesAte: '2026-07-06' });
  await insertInto(t, 'contrarrazao', { recursoId, projetoId });
  // No answer is awaited from a project with a desistência.
  await asRespostas(null);
  await deleteRows(t, 'desistencia', { projetoId });
  await asRespostas('2026-07-06');
  const resposta = { texto: 'A nota está certa', autorId: quem, enviadaEm: agora };
  await updateRows(t, 'contrarrazao', resposta, { recursoId });
  await asRespostas(null);
  await deleteRows(t, 'contrarrazao', { recursoId });
  await deleteRows(t, 'recurso', { id: recursoId });
  for (const tabela of ['homologacao', 'suplente', 'transferencia', 'anulacao'] as const) {
    await deleteRows(t, tabela, { projetoId });
  }
});

/** Deadlines end with these days; the tests above cover each. */
const FECHAM = [
  // relatorio/analise.test.ts
  'analise_de_relatorio.ate',
  'contestacao.ate',
  'anulacao.responder_ate',
  'desistencia.dia',
  'desistencia.responder_ate',
  'edital.encerramento_sem_instrutores',
  'edital.fim',
  'edital.fim_recursos',
  'edital.prazo_avaliacao',
  'homologacao.ate',
  // recurso/contra-mudanca.test.ts
  'mudanca_contestavel.ate',
  'prorrogacao.ate',
  'recurso.contrarrazoes_ate',
  'suplente.prazo',
  'transferencia.responder_ate',
];
/** Days on which something happened or begins, and periods. */
const NAO_FECHAM = [
  'afastamento.fim',
  'afastamento.inicio',
  'aviso.ate',
  'aviso.de',
  'aviso_da_lista.dia',
  'aviso_de_encerramento.dia',
  'dia_do_estudante.dia',
  'edital.fim_recursos_desde',
  'edital.inicio',
  'edital.publicacao',
  'edital.vigencia_fim',
  'edital.vigencia_inicio',
  'envio_do_dia.dia',
  'envio_do_dia_do_estudante.dia',
  'evento_do_sorteio.dia',
  'homologacao_ato.ate',
  'impedimento.desde',
  'inscricoes_prorrogadas.ate',
  'inscricoes_prorrogadas.de',
  'instrutor.fim',
  'lembrete.dia',
  'linha_da_remessa.dia',
  'remessa.dia_do_pagamento',
  'resumo_semanal.semana',
  'suplente.dia',
  'transferencia.dia',
];

it('[C-J7] knows for each day in the database whether something closes at its end', async () => {
  const { rows } = await t.deps.database.pool.query<{ coluna: string }>(
    `select table_name || '.' || column_name as coluna from information_schema.columns
     where table_schema = 'public' and data_type = 'date'`,
  );
  expect(rows.map(({ coluna }) => coluna).sort()).toEqual([...FECHAM, ...NAO_FECHAM].sort());
});
