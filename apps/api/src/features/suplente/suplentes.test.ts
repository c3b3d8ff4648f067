import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_DECISAO as A } from '@instrutoria/domain/decisao/messages.ts';
import { darNaOrdem } from '@instrutoria/domain/decisao/rules/corte.ts';
import { preencherVagas } from '@instrutoria/domain/decisao/rules/preencher-vagas.ts';
import { MENSAGENS_EDITAL as E } from '@instrutoria/domain/edital/messages.ts';
import { MENSAGENS_PROJETO as P } from '@instrutoria/domain/projeto/messages.ts';
import { MENSAGENS_SUPLENTE as M } from '@instrutoria/domain/suplente/messages.ts';
import { numerarSuplentes } from '@instrutoria/domain/suplente/rules/suplentes.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../db/connection/transaction.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import { recusandoLinhas } from '../../testing/database/falha-do-banco.ts';
import { umPdf } from '../../testing/documents/arquivos.ts';
import { countOf, findRow, insertInto, rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { NOVO_TEXTO } from '../../testing/world/cena-da-publicacao.ts';
import { type CenaDoRecurso, criarCenaDoRecurso, umaDecisao } from '../../testing/world/cena-do-recurso.ts';
import type { Pessoa } from '../../testing/world.ts';
import { guardarVersao } from '../resultado/repository.ts';
import { passarVezes } from './use-cases/suplentes.ts';

/** Rounds of each race; `test:longo` runs a hundred. */
const RODADAS = Number(process.env.RODADAS_DO_RECURSO ?? 4);

let t: TestApp;
let c: CenaDoRecurso;
let adm: Pessoa;
let sec: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoRecurso(t);
  adm = await c.w.novaPessoa('administrador');
  sec = await c.w.novaPessoa('secretaria');
});
afterAll(() => t.close());
beforeEach(() => t.clock.definir(INICIO));

interface Linha {
  readonly projeto_id: number;
  readonly suplente?: number | null;
  readonly chamadoEm?: string;
  readonly declinouEm?: string;
  readonly remunerados_aprovados: number;
}
const ler = <T = unknown>(caminho: string) => c.envia<T>(null, 'GET', `/api/publico/resultados/${caminho}`);
const lista = async (edital: number) =>
  (
    await c.envia<{
      livres: number;
      proximo: number | null;
      devolveram: object[];
      suplentes: { projeto_id: number; numero: number; ato: string | null; cabem?: number }[];
    }>(adm, 'GET', `/api/edital/${edital}/suplentes`)
  ).body;
const chamar = (edital: number, projeto: number, bolsas = 1, quem: Pessoa = adm) =>
  c.envia<{ message: string }>(quem, 'POST', `/api/edital/${edital}/suplentes/chamar`, { projeto, bolsas });
const recusaEscrita = () => c.w.novoArquivo('recusaDeSuplente', adm.id, umPdf());
const declinar = async (edital: number, projeto: number, motivo = 'Perdeu o aluno') =>
  c.envia<{ message: string }>(adm, 'POST', `/api/edital/${edital}/suplentes/declinar`, {
    projeto,
    motivo,
    recusa: await recusaEscrita(),
  });

/**
 * Published with a list: one project with two scholarships, then three approved ones without; the first never
 * has an instructor and is closed.
 */
async function comLista({
  encerrado = true,
  limiteBolsas = 2,
}: {
  encerrado?: boolean;
  limiteBolsas?: number | null;
} = {}) {
  const edital = await c.w.novoEditalEm('secretaria', { limiteBolsas });
  const regras = { suplentes: true, motivo: 'O regulamento pede' };
  expect((await c.envia(adm, 'PUT', `/api/edital/${edital}/regras`, regras)).status).toBe(200);
  const primeiro = await c.w.novoAvaliado(edital, { aprovacao: { remuneradosAprovados: 2 } });
  const sem = [
    await c.w.novoAvaliado(edital),
    await c.w.novoAvaliado(edital),
    await c.w.novoAvaliado(edital),
  ];
  expect((await c.envia(sec, 'PATCH', '/api/secretaria_projetos', { edital })).status).toBe(200);
  if (encerrado) await updateRows(t, 'edital', { encerramentoSemInstrutores: '2026-05-05' }, { id: edital });
  const { body } = await ler<{ projetos: Linha[] }>(`${edital}`);
  const suplentes = body.projetos.filter(({ suplente }) => typeof suplente === 'number');
  return { edital, primeiro, suplentes, sem };
}

describe('a refusal that the administration records', () => {
  it("[C-G1] requires the coordinator's statement, which both can read, with a row for each reading", async () => {
    const { edital, suplentes } = await comLista();
    const projeto = suplentes[0]?.projeto_id ?? 0;
    const caminho = `/api/edital/${edital}/suplentes/declinar`;
    const sem = await c.envia<{ errors: object }>(adm, 'POST', caminho, { projeto, motivo: 'Não quer' });
    expect([sem.status, sem.body.errors]).toEqual([422, { recusa: M.semRecusaEscrita }]);
    const doutro = await c.w.novoArquivo('recusaDeSuplente', sec.id, umPdf());
    const alheia = await c.envia(adm, 'POST', caminho, { projeto, motivo: 'Não quer', recusa: doutro });
    expect(alheia.status).toBe(422);
    expect(await countOf(t, 'suplente', { projetoId: projeto })).toBe(0);
    const ler = (quem: Pessoa) => c.envia(quem, 'GET', `/api/projeto/${projeto}/suplente/recusa`);
    expect((await ler(adm)).status).toBe(404);
    expect((await declinar(edital, projeto, 'Não quer')).status).toBe(200);
    const { coordenadorId } = await rowOf(t, 'projeto', { id: projeto });
    const dono = { id: coordenadorId, tipo: 'coordenador' as const, cpf: '' };
    const lidas = [adm, { ...dono, ...(await c.w.abrirSessao(coordenadorId, 'coordenador')) }];
    for (const quem of lidas) expect((await ler(quem)).status).toBe(200);
    expect(await countOf(t, 'acesso', { registroId: projeto, documento: 'recusa_de_suplente' })).toBe(2);
  });

  it('[C-G1] requires it also for a suplente who was called and has not answered', async () => {
    const { edital, suplentes } = await comLista();
    const projeto = suplentes[0]?.projeto_id ?? 0;
    await chamar(edital, projeto);
    const caminho = `/api/edital/${edital}/suplentes/declinar`;
    const sem = await c.envia<{ errors: object }>(adm, 'POST', caminho, { projeto, motivo: 'Não quer' });
    expect([sem.status, sem.body.errors]).toEqual([422, { recusa: M.semRecusaEscrita }]);
    expect((await rowOf(t, 'suplente', { projetoId: projeto })).ato).toBe('CHAMADO');
    expect((await declinar(edital, projeto)).status).toBe(200);
    expect((await rowOf(t, 'suplente', { projetoId: projeto })).recusa).not.toBeNull();
  });
});

describe('a list published by the earlier rule', () => {
  const passar = (edital: number, motivo = 'A regra de hoje', quem = adm) =>
    c.envia<{ message: string; desde: string | null; code?: string }>(
      quem,
      'POST',
      `/api/edital/${edital}/suplentes/regra`,
      { motivo },
    );
  const numeros = async (edital: number) =>
    (await ler<{ projetos: Linha[] }>(`${edital}`)).body.projetos.flatMap(({ projeto_id, suplente }) =>
      typeof suplente === 'number' ? [[projeto_id, suplente]] : [],
    );

  /** The first has a volunteer, and by the earlier rule does not wait; the two others do. */
  async function deAntes() {
    const { edital, suplentes } = await comLista();
    const [um, dois, tres] = suplentes.map(({ projeto_id }) => projeto_id) as [number, number, number];
    await updateRows(t, 'projetoAprovacao', { voluntariosAprovados: 1 }, { projetoId: um });
    await updateRows(t, 'edital', { criterioDosSuplentes: 'semVaga' }, { id: edital });
    await inTransaction(t.deps.database, (tx) =>
      guardarVersao(tx, edital, { motivo: 'SUPLENTE' }, t.clock.agora()),
    );
    expect(await numeros(edital)).toEqual([
      [dois, 1],
      [tres, 2],
    ]);
    return { edital, um, dois, tres };
  }
  async function noDia(instante: string): Promise<void> {
    t.clock.definir(instante);
    adm = { ...adm, ...(await c.w.abrirSessao(adm.id, adm.tipo)) };
  }

  it('[C-G1] changes ten days after the mail with the reason to the losing coordinators', async () => {
    const { edital, um, dois, tres } = await deAntes();
    const antes = (await t.emailsAte(0)).length;
    expect((await passar(edital, ' ')).status).toBe(422);
    expect((await passar(edital)).body).toEqual({ message: M.listaAvisada, desde: '2026-05-23' });
    const cartas = (await t.emailsAte(antes + 2)).slice(antes);
    expect(cartas.map(({ assunto }) => assunto)).toEqual(Array(2).fill('A lista de suplentes vai mudar'));
    const textos = cartas.map(({ texto }) => texto).join();
    for (const [projeto, de] of [
      [dois, 1],
      [tres, 2],
    ] as const) {
      expect(textos).toMatch(
        new RegExp(`Projeto: nº ${projeto}, .+\nSuplente hoje: nº ${de}\nSuplente depois: nº ${de + 1}\n`),
      );
    }
    const { body: lida } = await c.envia<{ mudanca: object }>(adm, 'GET', `/api/edital/${edital}/suplentes`);
    expect(lida.mudanca).toMatchObject({
      perdem: [
        { projeto_id: dois, de: 1, para: 2 },
        { projeto_id: tres, de: 2, para: 3 },
      ],
      desde: '2026-05-23',
      pode: false,
    });
    await noDia('2026-05-22T23:00:00Z');
    expect((await passar(edital)).body.code).toBe('ESPERA_OS_AVISADOS');
    await noDia('2026-05-23T01:00:00Z');
    expect((await passar(edital)).body).toEqual({ message: M.listaPassada, desde: null });
    expect(await numeros(edital)).toEqual([
      [um, 1],
      [dois, 2],
      [tres, 3],
    ]);
    const { body } = await ler<{ versao: { motivo: string; justificativa: string } }>(`${edital}`);
    expect(body.versao).toMatchObject({ motivo: 'SUPLENTE', justificativa: 'A regra de hoje' });
    expect((await passar(edital)).body.code).toBe('LISTA_DE_HOJE');
  });

  it('[C-G1] keeps the number of a called suplente, and is refused to participants of the call', async () => {
    const { edital, um, dois, tres } = await deAntes();
    expect((await chamar(edital, dois)).status).toBe(200);
    const interessado = await c.w.novaPessoa('administrador');
    await c.w.novoProjeto(interessado.id, edital);
    expect((await passar(edital, 'A regra de hoje', interessado)).status).toBe(409);
    expect((await passar(edital)).body.message).toBe(M.listaAvisada);
    expect(await rowsOf(t, 'avisoDaLista', { editalId: edital })).toMatchObject([
      { projetoId: tres, de: 2, para: 3 },
    ]);
    await noDia('2026-05-23T01:00:00Z');
    expect((await passar(edital)).body.message).toBe(M.listaPassada);
    expect(await numeros(edital)).toEqual([
      [um, 2],
      [dois, 1],
      [tres, 3],
    ]);
  });
});

describe('the list of suplentes', () => {
  it('numbers approved projects without a place, on every public form; a call without the rule has none', async () => {
    const { edital, suplentes } = await comLista();
    expect(suplentes.map(({ suplente }) => suplente)).toEqual([1, 2, 3]);
    expect((await ler(`${edital}/pagina`)).text).toContain('(suplente nº 1)');
    expect((await ler(`${edital}/versoes/1/planilha`)).text).toContain('(suplente nº 3)');
    expect((await ler(`${edital}/versoes/1/arquivo`)).text).toContain('"suplente":2');
    const outro = await c.w.novoEditalEm('secretaria');
    await c.w.novoAvaliado(outro);
    await c.envia(sec, 'PATCH', '/api/secretaria_projetos', { edital: outro });
    expect((await ler(`${outro}/versoes/1/arquivo`)).text).not.toContain('suplente');
    expect(await lista(outro)).toMatchObject({ suplentes: [], proximo: null });
  });

  it('gives a returned place to the first, with a version, a mail and history; nobody is renumbered', async () => {
    const { edital, primeiro, suplentes } = await comLista();
    const [um, dois] = suplentes;
    if (um === undefined || dois === undefined) throw new Error('no suplentes');
    expect(await lista(edital)).toMatchObject({
      livres: 2,
      proximo: um.projeto_id,
      devolveram: [{ projeto_id: primeiro.projeto, bolsas: 2, em: '2026-05-05' }],
    });
    const { body: mesa } = await c.envia<{ tarefas: { codigo: string; titulo: string; edital: number }[] }>(
      adm,
      'GET',
      '/api/tarefas',
    );
    expect(mesa.tarefas.filter((um) => um.edital === edital).map(({ codigo }) => codigo)).toContain(
      'SUPLENTE_A_CHAMAR',
    );
    expect((await chamar(edital, dois.projeto_id)).body.message).toBe(M.outroSuplente);
    expect((await chamar(edital, um.projeto_id, 3)).status).toBe(422);
    expect(await chamar(edital, um.projeto_id)).toMatchObject({
      status: 200,
      body: { message: M.suplenteChamado },
    });
    const { body } = await ler<{ versao: { motivo: string; numero: number }; projetos: Linha[] }>(
      `${edital}`,
    );
    expect(body.versao).toMatchObject({ numero: 2, motivo: 'SUPLENTE' });
    const agora = new Map(body.projetos.map((linha) => [linha.projeto_id, linha]));
    expect(agora.get(um.projeto_id)).toMatchObject({
      suplente: 1,
      chamadoEm: '2026-05-13',
      remunerados_aprovados: 1,
    });
    expect(agora.get(dois.projeto_id)?.suplente).toBe(2);
    expect(await lista(edital)).toMatchObject({ livres: 1, proximo: dois.projeto_id });
    const linha = await findRow(t, 'projetoAprovacao', { projetoId: um.projeto_id });
    expect([linha?.situacao, linha?.remuneradosAprovados]).toEqual(['APROVADO', 1]);
    // The scholarships cannot be restored.
    const desfazer = `/api/projeto/${primeiro.projeto}/desfazer_encerramento`;
    expect(await c.envia(adm, 'POST', desfazer, { motivo: 'Atraso' })).toMatchObject({
      status: 409,
      body: { message: P.bolsasPassadas },
    });
    const dia = { encerramentoSemInstrutores: '2026-08-01', motivo: 'Atraso' };
    expect((await c.envia<{ message: string }>(adm, 'PUT', `/api/edital/${edital}`, dia)).body.message).toBe(
      E.encerramentoComSuplente,
    );
  });

  it('keeps the number of a suplente who declines, and passes the turn on', async () => {
    const { edital, suplentes } = await comLista();
    const [um, dois] = suplentes;
    if (um === undefined || dois === undefined) throw new Error('no suplentes');
    expect((await declinar(edital, um.projeto_id, ' ')).status).toBe(422);
    expect(await declinar(edital, um.projeto_id)).toMatchObject({
      status: 200,
      body: { message: M.recusaRegistrada },
    });
    expect(await lista(edital)).toMatchObject({ livres: 2, proximo: dois.projeto_id });
    const { text } = await ler(`${edital}/pagina`);
    expect(text).toContain('(suplente nº 1, recusou em 13/05/2026)');
    expect(text).not.toContain('Perdeu o aluno');
  });

  it('waits until a place is returned, and for the final result', async () => {
    const { edital, suplentes } = await comLista({ encerrado: false });
    const [um] = suplentes;
    if (um === undefined) throw new Error('no suplentes');
    expect((await chamar(edital, um.projeto_id)).body.message).toBe(M.semBolsaLivre);
    const outro = await c.w.novoEditalEm('resultado');
    expect((await chamar(outro, um.projeto_id)).body.message).toBe(M.semLista);
    expect((await chamar(edital, um.projeto_id, 1, sec)).status).toBe(403);
  });

  it("refuses calling one's own project", async () => {
    const edital = await c.w.novoEditalEm('resultado');
    const seu = await c.w.novaListaDeSuplentes(edital, adm);
    expect((await chamar(edital, seu)).status).toBe(409);
    expect(await countOf(t, 'suplente', { editalId: edital })).toBe(0);
  });

  it('lets one of two administrators call at once, and refuses the other because the turn has passed', async () => {
    const outra = await c.w.novaPessoa('administrador');
    for (let i = 0; i < RODADAS; i += 1) {
      const { edital, suplentes } = await comLista();
      const [um] = suplentes;
      if (um === undefined) throw new Error('no suplentes');
      const feitos = await Promise.all([
        chamar(edital, um.projeto_id),
        chamar(edital, um.projeto_id, 1, outra),
      ]);
      expect(feitos.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      expect(await countOf(t, 'suplente', { editalId: edital })).toBe(1);
      expect(await lista(edital)).toMatchObject({ livres: 1 });
    }
  });
});

describe('the answer to a call-up (D53)', () => {
  const responder = (quem: Pessoa, projeto: number, corpo: object) =>
    c.envia<{ message: string }>(quem, 'POST', `/api/projeto/${projeto}/chamado`, corpo);
  async function comChamado() {
    const { edital, suplentes, sem } = await comLista();
    const [um, dois] = suplentes.map(({ projeto_id }) => sem.find(({ projeto }) => projeto === projeto_id));
    if (um === undefined || dois === undefined) throw new Error('no suplentes');
    expect((await chamar(edital, um.projeto)).status).toBe(200);
    return { edital, um, dois };
  }
  const bolsasDe = async (projetoId: number) =>
    (await rowOf(t, 'projetoAprovacao', { projetoId })).remuneradosAprovados;
  const doResultado = async (quem: Pessoa, projeto: number) =>
    (
      await c.envia<{ resultado: { chamado?: { responderAte: string | null; aceite: object | null } } }>(
        quem,
        'GET',
        `/api/projeto_aprovacao/projeto/${projeto}`,
      )
    ).body.resultado;

  const tarefasDe = async (quem: Pessoa) => {
    const { body } = await c.envia<{ tarefas: { codigo: string; ate: string | null }[] }>(
      quem,
      'GET',
      '/api/tarefas',
    );
    return body.tarefas.filter(({ codigo }) => codigo === 'CHAMADO_A_RESPONDER').map(({ ate }) => ate);
  };

  it('[C-G1] is the coordinator’s; a refusal returns the scholarship to the list and passes the turn on', async () => {
    const { edital, um, dois } = await comChamado();
    expect([await tarefasDe(um.dono), await tarefasDe(dois.dono)]).toEqual([['2026-05-20'], []]);
    // Called on a Wednesday; five working days to answer.
    expect(await doResultado(um.dono, um.projeto)).toMatchObject({
      chamado: { bolsas: 1, responderAte: '2026-05-20', aceite: null },
    });
    const assunto = `Projeto nº ${um.projeto} chamado como suplente`;
    const carta = (await t.emailsAte(0)).find((email) => email.assunto === assunto);
    expect(carta?.texto).toContain('Aceite ou recuse até 20/05/2026, 23h59, na página');
    expect((await responder(dois.dono, um.projeto, { aceita: false })).status).toBe(404);
    expect((await responder(um.dono, um.projeto, {})).status).toBe(422);
    expect((await responder(um.dono, um.projeto, { aceita: false })).body.message).toBe(M.chamadoRecusado);
    expect([await bolsasDe(um.projeto), await tarefasDe(um.dono)]).toEqual([0, []]);
    expect(await lista(edital)).toMatchObject({ livres: 2, proximo: dois.projeto });
    expect((await ler(`${edital}/pagina`)).text).toContain('(suplente nº 1, recusou em 13/05/2026)');
    expect((await responder(um.dono, um.projeto, { aceita: true })).body.message).toBe(M.semChamado);
  });

  it('[C-G2] tells no member of the meeting of an altered decision when it is a refusal or missing', async () => {
    const { edital, suplentes, sem } = await comLista();
    const um = sem.find(({ projeto }) => projeto === suplentes[0]?.projeto_id);
    if (um === undefined) throw new Error('no suplente');
    const membro = await c.w.novaPessoa('avaliador');
    const quando = t.clock.agora();
    const { id: sessaoId } = await insertInto(t, 'sessaoDaComissao', {
      ...{ editalId: edital, numero: 1, estado: 'suspensa', local: 'Sala 1' },
      abertaEm: quando,
    });
    await insertInto(t, 'presencaNaSessao', { sessaoId, pessoaId: membro.id, presente: true, quando });
    await insertInto(t, 'itemDaSessao', {
      ...{ sessaoId, projetoId: um.projeto, ordem: 1, titulo: 'Botânica', anotacao: '' },
      ...{ pedeRemunerados: 2, pedeVoluntarios: 0, propostaRemunerados: 0, propostaVoluntarios: 0 },
      ...{ decididoEm: quando, remunerados: 0, voluntarios: 0, motivo: '', impedidos: [] },
    });
    const { email } = await rowOf(t, 'professor', { id: membro.id });
    const cartas = async () => (await t.emailsAte(0)).filter(({ para }) => para === email).length;
    expect((await chamar(edital, um.projeto)).status).toBe(200);
    expect(await cartas()).toBe(1);
    expect((await responder(um.dono, um.projeto, { aceita: false })).body.message).toBe(M.chamadoRecusado);
    expect(await cartas()).toBe(1);
    // Both are stored.
    expect(await countOf(t, 'alteracaoDaDecisao', { sessaoId })).toBe(2);
  });

  it('[C-G1] keeps the scholarship after the last day when accepted, or with somebody registered in the place', async () => {
    const { um } = await comChamado();
    const outro = await comChamado();
    expect((await responder(um.dono, um.projeto, { aceita: true })).body.message).toBe(M.chamadoAceito);
    await c.w.novoInstrutor(outro.um.projeto);
    expect((await responder(outro.um.dono, outro.um.projeto, { aceita: false })).body.message).toBe(
      M.chamadoComInstrutor,
    );
    t.clock.definir('2026-05-21T12:00:00.000Z');
    await passarVezes(t.deps);
    expect([await bolsasDe(um.projeto), await bolsasDe(outro.um.projeto)]).toEqual([1, 1]);
  });

  it('[C-G1] passes the turn of one call also when that of another fails', async () => {
    const [falha, outra] = [await comChamado(), await comChamado()];
    t.clock.definir('2026-05-21T12:00:00.000Z');
    const condicao = `projeto_id = ${falha.um.projeto}`;
    const rodada = recusandoLinhas(t, { tabela: 'suplente', condicao }, () => passarVezes(t.deps));
    await expect(rodada).rejects.toThrow('ficaram para a próxima rodada');
    expect([await bolsasDe(falha.um.projeto), await bolsasDe(outra.um.projeto)]).toEqual([1, 0]);
    await passarVezes(t.deps);
    expect(await bolsasDe(falha.um.projeto)).toBe(0);
  });

  it('[C-L4] appears, if accepted, on the project, in the administration’s list and in the history', async () => {
    const { edital, um } = await comChamado();
    const outro = await comChamado();
    const doEdital = async (id: number) =>
      (
        await c.envia<{ suplentes: { responderAte: string | null; aceite: object | null }[] }>(
          adm,
          'GET',
          `/api/edital/${id}/suplentes`,
        )
      ).body.suplentes[0];
    expect(await doEdital(edital)).toMatchObject({ responderAte: '2026-05-20', aceite: null });
    await responder(um.dono, um.projeto, { aceita: true });
    const aceite = { em: t.clock.agora().toISOString() };
    expect(await doEdital(edital)).toMatchObject({ responderAte: null, aceite });
    expect(await doResultado(um.dono, um.projeto)).toMatchObject({
      chamado: { bolsas: 1, responderAte: null, aceite },
    });
    const { body: historico } = await c.envia<{ frase: string }[]>(
      um.dono,
      'GET',
      `/api/projeto/${um.projeto}/historico`,
    );
    expect(historico.map(({ frase }) => frase)).toContain('aceitou o chamado de suplente');
    await c.w.novoInstrutor(outro.um.projeto);
    expect(await doEdital(outro.edital)).toMatchObject({ responderAte: null, aceite: { em: null } });
  });

  it('[C-G1] passes the turn after the last day if missing, once, with a mail', async () => {
    const { edital, um, dois } = await comChamado();
    t.clock.definir('2026-05-20T23:00:00.000Z');
    await passarVezes(t.deps);
    expect(await bolsasDe(um.projeto)).toBe(1);
    t.clock.definir('2026-05-21T12:00:00.000Z');
    const reuniao = await c.w.abrirSessao(um.dono.id, um.dono.tipo);
    const tarde = await responder({ ...um.dono, ...reuniao }, um.projeto, { aceita: true });
    expect(tarde.body.message).toBe(M.chamadoVencido);
    await Promise.all([passarVezes(t.deps), passarVezes(t.deps)]);
    expect(await passarVezes(t.deps)).toBe(0);
    expect(await bolsasDe(um.projeto)).toBe(0);
    t.clock.definir(INICIO);
    expect(await lista(edital)).toMatchObject({ livres: 2, proximo: dois.projeto });
    const { body } = await ler<{ versao: { numero: number } }>(`${edital}`);
    expect(body.versao.numero).toBe(3);
    expect((await ler(`${edital}/pagina`)).text).toContain(
      '(suplente nº 1, não respondeu até 20/05/2026, 23h59)',
    );
  });

  it('[C-L6] mails a coordinator once about all the turns that passed together', async () => {
    const { um } = await comChamado();
    const outro = await comChamado();
    await updateRows(t, 'projeto', { coordenadorId: um.dono.id }, { id: outro.um.projeto });
    t.clock.definir('2026-05-21T12:00:00.000Z');
    expect(await passarVezes(t.deps)).toBe(2);
    t.clock.definir(INICIO);
    const { email } = await rowOf(t, 'professor', { id: um.dono.id });
    const passou = (await t.emailsAte(0)).filter(
      ({ para, assunto }) => para === email && /A vez d/.test(assunto),
    );
    expect(passou.map(({ assunto }) => assunto)).toEqual(['A vez de projetos seus como suplentes passou']);
    for (const projeto of [um.projeto, outro.um.projeto]) {
      expect(passou[0]?.texto).toContain(`Ver o projeto nº ${projeto}`);
      const cartas = await rowsOf(t, 'cartaDoProjeto', { projetoId: projeto, especie: 'suplente' });
      expect(cartas.filter(({ email: naFila }) => naFila === null)).toEqual([]);
    }
    await updateRows(t, 'projeto', { coordenadorId: outro.um.dono.id }, { id: outro.um.projeto });
  });

  it('[C-G1] may be recorded by the administration for the called coordinator, with the reason', async () => {
    const { edital, um, dois } = await comChamado();
    expect((await declinar(edital, um.projeto, ' ')).status).toBe(422);
    expect((await declinar(edital, um.projeto)).body.message).toBe(M.recusaRegistrada);
    expect(await bolsasDe(um.projeto)).toBe(0);
    expect(await lista(edital)).toMatchObject({ livres: 2, proximo: dois.projeto });
  });
});

describe('the list of suplentes of a call that limits each unit (E-AVALIACAO-18)', () => {
  /**
   * Two scholarships per unit: one unit's were given back, the other's are used. Waiting, in this order: one
   * of the other unit, two of this one.
   */
  async function porUnidade() {
    const edital = await c.w.novoEditalEm('secretaria');
    const regras = { suplentes: true, bolsasPorUnidade: 2, motivo: 'O regulamento pede' };
    expect((await c.envia(adm, 'PUT', `/api/edital/${edital}/regras`, regras)).status).toBe(200);
    const [aqui, la] = [await c.w.novaUnidade(), await c.w.novaUnidade()];
    const novo = async (unidadeId: number, bolsas: number, nota: number) =>
      c.w.novoAvaliado(edital, {
        dono: await c.w.novaPessoa('coordenador', { unidadeId }),
        projeto: { remunerados: 2, voluntarios: 0 },
        aprovacao: { remuneradosAprovados: bolsas, pontuacaoOrganizacaoTextual: nota },
      });
    const devolve = await novo(aqui, 2, 9);
    const usa = await novo(la, 2, 9);
    await c.w.novoInstrutor(usa.projeto);
    const espera = [await novo(la, 0, 8), await novo(aqui, 0, 7), await novo(aqui, 0, 6)];
    expect((await c.envia(sec, 'PATCH', '/api/secretaria_projetos', { edital })).status).toBe(200);
    await updateRows(t, 'edital', { encerramentoSemInstrutores: '2026-05-05' }, { id: edital });
    const [deLa = devolve, deAqui = devolve, outroDeAqui = devolve] = espera;
    return { edital, devolve, usa, deLa, deAqui, outroDeAqui };
  }
  const cabem = async (edital: number) =>
    (await lista(edital)).suplentes.map((um) => [um.projeto_id, um.numero, um.ato, um.cabem]);
  const regra = (edital: number, bolsasPorUnidade: number | null) =>
    c.envia(adm, 'PUT', `/api/edital/${edital}/regras`, { bolsasPorUnidade, motivo: 'O conselho pede' });

  it('skips a suplente while the unit is full; the number stays, and the turn comes when there is room', async () => {
    const { edital, deLa, deAqui, outroDeAqui } = await porUnidade();
    expect(await lista(edital)).toMatchObject({ livres: 2, proximo: deAqui.projeto });
    expect(await cabem(edital)).toEqual([
      [deLa.projeto, 1, null, 0],
      [deAqui.projeto, 2, null, 2],
      [outroDeAqui.projeto, 3, null, 2],
    ]);
    expect(await chamar(edital, deLa.projeto)).toMatchObject({
      status: 409,
      body: { code: 'LIMITE_DA_UNIDADE', message: A.limiteDaUnidade },
    });
    expect((await declinar(edital, deLa.projeto)).body.message).toBe(M.outroSuplente);
    expect((await chamar(edital, deAqui.projeto)).status).toBe(200);
    expect(await lista(edital)).toMatchObject({ livres: 1, proximo: outroDeAqui.projeto });
    expect(await cabem(edital)).toEqual([
      [deLa.projeto, 1, null, 0],
      [deAqui.projeto, 2, 'CHAMADO', 1],
      [outroDeAqui.projeto, 3, null, 1],
    ]);
    // After a public raise of the limit, it is the first one's turn.
    expect((await regra(edital, 3)).status).toBe(200);
    expect(await lista(edital)).toMatchObject({ livres: 1, proximo: deLa.projeto });
    expect((await chamar(edital, deLa.projeto)).status).toBe(200);
  });

  it('gives no more than fits in the unit, and no turn when nobody fits', async () => {
    const { edital, deLa, deAqui, outroDeAqui, usa } = await porUnidade();
    // The coordinator of the used scholarships now belongs to this unit.
    const { unidadeId } = await rowOf(t, 'professor', { id: deAqui.dono.id });
    await updateRows(t, 'professor', { unidadeId }, { id: usa.dono.id });
    await updateRows(t, 'projetoAprovacao', { remuneradosAprovados: 1 }, { projetoId: usa.projeto });
    expect(await lista(edital)).toMatchObject({ proximo: deLa.projeto });
    expect((await declinar(edital, deLa.projeto)).status).toBe(200);
    expect(await chamar(edital, deAqui.projeto, 2)).toMatchObject({
      status: 409,
      body: { message: A.limiteDaUnidade },
    });
    expect((await chamar(edital, deAqui.projeto, 1)).status).toBe(200);
    expect(await lista(edital)).toMatchObject({ livres: 1, proximo: null });
    expect((await chamar(edital, outroDeAqui.projeto)).body.message).toBe(A.limiteDaUnidade);
    const { body } = await c.envia<{ tarefas: { codigo: string; edital: number }[] }>(
      adm,
      'GET',
      '/api/tarefas',
    );
    expect(body.tarefas.filter((um) => um.edital === edital).map(({ codigo }) => codigo)).not.toContain(
      'SUPLENTE_A_CHAMAR',
    );
  });

  it('[C-G6] lets a correction use what was returned in the unit, which then cannot come back', async () => {
    const { edital, devolve, deAqui, outroDeAqui } = await porUnidade();
    const corrigir = () =>
      c.envia(adm, 'POST', '/api/resultado/corrigir', {
        ...umaDecisao(0, { pontuacaoMetodologiaAtividades: 19 }),
        ...{ projetoAprovacao: outroDeAqui.aprovacao, justificativa: 'A soma estava errada.' },
      });
    expect((await corrigir()).status).toBe(200);
    const desfazer = `/api/projeto/${devolve.projeto}/desfazer_encerramento`;
    expect(await c.envia(adm, 'POST', desfazer, { motivo: 'Atraso' })).toMatchObject({
      status: 409,
      body: { message: P.bolsasDadas },
    });
    expect((await chamar(edital, deAqui.projeto)).status).toBe(200);
  });
});

describe('the waiting list, in every place that shows it (D53)', () => {
  type Decisao = AnswerOf<Api['lerDecisao']>;
  /** The total up to 90, and the scholarships and volunteers asked for. */
  type Pedido = readonly [total: number, bolsas: number, voluntarios: number];

  /** Decided 'na ordem' with one scholarship; the first project gives it back. */
  async function naOrdem(pedidos: readonly Pedido[], mudancas: object = {}) {
    const dados = { tipoProjeto: 'TIPO II', limiteBolsas: 1 } as const;
    const edital = await c.w.novoEditalEm('decisao', dados);
    const regras = { suplentes: true, ...mudancas, motivo: 'O regulamento pede' };
    expect((await c.envia(adm, 'PUT', `/api/edital/${edital}/regras`, regras)).status).toBe(200);
    const projetos: number[] = [];
    for (const [total, remunerados, voluntarios] of pedidos) {
      const { projeto } = await c.w.novoAvaliado(edital, {
        projeto: { remunerados, voluntarios },
        aprovacao: {
          ...{ pontuacaoAdequacaoCoerencia: 40, pontuacaoRelevanciaJustificativaClareza: 30 },
          ...{ pontuacaoMetodologiaAtividades: total - 70, pontuacaoOrganizacaoTextual: 0 },
        },
      });
      projetos.push(projeto);
    }
    const decisao = async () => (await c.envia<Decisao>(adm, 'GET', `/api/edital/${edital}/decisao`)).body;
    const antes = await decisao();
    const linhas = antes.linhas.map(({ projeto_id: projeto, versao }) => ({
      ...{ projeto, versao },
      ...(darNaOrdem(antes.linhas, antes).dadas.get(projeto) ?? {}),
    }));
    expect((await c.envia(adm, 'POST', `/api/edital/${edital}/decisao`, { linhas })).status).toBe(200);
    return { edital, projetos, decisao: await decisao() };
  }
  async function publicar(edital: number) {
    expect((await c.envia(adm, 'POST', '/api/secretaria_projetos', { edital })).status).toBe(200);
    expect((await c.envia(sec, 'PATCH', '/api/secretaria_projetos', { edital })).status).toBe(200);
    await updateRows(t, 'edital', { encerramentoSemInstrutores: '2026-05-05' }, { id: edital });
  }
  const publicados = async (edital: number) =>
    (await ler<{ projetos: Linha[] }>(`${edital}`)).body.projetos.flatMap(({ projeto_id, suplente }) =>
      typeof suplente === 'number' ? [[projeto_id, suplente]] : [],
    );

  it('[C-G1] gives a returned scholarship to the next project of the ranking without a grant', async () => {
    const { edital, projetos } = await naOrdem([
      [88, 1, 0],
      [87, 1, 1],
      [78, 1, 0],
    ]);
    const [a = 0, b = 0, depois = 0] = projetos;
    await publicar(edital);
    expect(await publicados(edital)).toEqual([
      [b, 1],
      [depois, 2],
    ]);
    expect(await lista(edital)).toMatchObject({
      devolveram: [{ projeto_id: a, bolsas: 1 }],
      livres: 1,
      proximo: b,
    });
    expect((await chamar(edital, depois)).body.message).toBe(M.outroSuplente);
    expect((await chamar(edital, b)).status).toBe(200);
    const { remuneradosAprovados, voluntariosAprovados } = await rowOf(t, 'projetoAprovacao', {
      projetoId: b,
    });
    expect([remuneradosAprovados, voluntariosAprovados]).toEqual([1, 1]);
    // A returned place makes no project a suplente: A keeps what the versions granted.
    expect((await publicados(edital)).map(([projeto]) => projeto)).not.toContain(a);
  });

  it('[C-G1] numbers the same projects alike in decision table, what-if, public page and publication text', async () => {
    const { edital, projetos, decisao } = await naOrdem(
      [
        [90, 2, 0],
        [88, 1, 2],
        [86, 1, 1],
        [84, 2, 0],
        [82, 1, 0],
      ],
      { suplentesParciais: true },
    );
    const [parte = 0, um = 0, dois = 0, tres = 0, quatro = 0] = projetos;
    const numeros = [
      [um, 1],
      [dois, 2],
      [tres, 3],
      [quatro, 4],
      [parte, 5],
    ];
    const { lista: daDecisao } = decisao;
    if (daDecisao === undefined) throw new Error('no list');
    expect([...numerarSuplentes(decisao.linhas, daDecisao)]).toEqual(numeros);
    const regra = { modo: 'ateOndeDer', bolsas: 1, porUnidade: null, minimo: 50, porProjeto: 1 } as const;
    const cenario = preencherVagas(decisao.linhas, regra, daDecisao.regra);
    expect(new Map(cenario.linhas.map((l) => [l.projeto_id, l.suplente]))).toEqual(
      new Map(numeros.map(([projeto = 0, n = 0]) => [projeto, n])),
    );
    await publicar(edital);
    expect(new Map((await publicados(edital)).map(([p = 0, n = 0]) => [p, n]))).toEqual(
      new Map(numeros.map(([p = 0, n = 0]) => [p, n])),
    );
    const suplentes = (await lista(edital)).suplentes.map(({ projeto_id, numero }) => [projeto_id, numero]);
    expect(suplentes).toEqual(numeros);
    const { status, body: texto } = await c.envia<{ id: number }>(
      sec,
      'POST',
      `/api/edital/${edital}/resultado/1/texto_de_publicacao`,
      NOVO_TEXTO,
    );
    expect(status).toBe(201);
    const { text } = await c.envia(sec, 'GET', `/api/texto_de_publicacao/${texto.id}/texto`);
    const { text: pagina } = await ler(`${edital}/pagina`);
    for (const [, numero] of numeros) {
      expect(text).toContain(`suplente nº ${numero}`);
      expect(pagina).toContain(`suplente nº ${numero}`);
    }
  });

  it('[C-G1] keeps the rule of an earlier published list in later versions; an unpublished call has today’s', async () => {
    const pedidos = [
      [88, 1, 0],
      [87, 1, 1],
      [78, 1, 0],
    ] as const;
    const { edital, projetos } = await naOrdem(pedidos);
    const [, b = 0, depois = 0] = projetos;
    await publicar(edital);
    expect(await rowOf(t, 'edital', { id: edital })).toMatchObject({ criterioDosSuplentes: 'semBolsa' });
    // Like a call that was published before the rule changed.
    await updateRows(t, 'edital', { criterioDosSuplentes: 'semVaga' }, { id: edital });
    const { id: projetoAprovacao } = await rowOf(t, 'projetoAprovacao', { projetoId: projetos[0] ?? 0 });
    const correcao = {
      ...umaDecisao(0, { pontuacaoAdequacaoCoerencia: 40, pontuacaoRelevanciaJustificativaClareza: 30 }),
      ...{ pontuacaoMetodologiaAtividades: 19, voluntarios_aprovados: 0 },
      ...{ projetoAprovacao, justificativa: 'A soma estava errada.' },
    };
    expect((await c.envia(adm, 'POST', '/api/resultado/corrigir', correcao)).status).toBe(200);
    expect(await publicados(edital)).toEqual([[depois, 1]]);
    expect(await lista(edital)).toMatchObject({ proximo: depois });
    expect((await chamar(edital, b)).body.message).toBe(M.outroSuplente);
    expect((await chamar(edital, depois)).status).toBe(200);
  });
});
