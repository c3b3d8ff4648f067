import { MENSAGENS_DESISTENCIA as M } from '@instrutoria/domain/desistencia/messages.ts';
import { MENSAGENS_EDITAL as E } from '@instrutoria/domain/edital/messages.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp, INICIO } from '../../testing/app.ts';
import { recusandoLinhas } from '../../testing/database/falha-do-banco.ts';
import { umPdf } from '../../testing/documents/arquivos.ts';
import { countOf, rowOf, rowsOf, updateRows } from '../../testing/rows.ts';
import { criarCenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';
import { type CenaDoRecurso, criarCenaDoRecurso } from '../../testing/world/cena-do-recurso.ts';
import type { Pessoa } from '../../testing/world.ts';
import { efetivarDesistencias } from './use-cases/efetivar.ts';

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

interface Resposta {
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly code?: string;
}
const MOTIVO = 'Assume outro cargo';
/** The person with a new session on the clock's day. */
async function como(quem: Pessoa): Promise<Pessoa> {
  return { ...quem, ...(await c.w.abrirSessao(quem.id, quem.tipo)) };
}
const pedir = async (quem: Pessoa, projeto: number, ato: string, corpo: object) =>
  c.envia<Resposta>(await como(quem), 'POST', `/api/projeto/${projeto}/desistencia${ato}`, corpo);
const desistir = (quem: Pessoa, projeto: number, corpo: object = {}) =>
  pedir(quem, projeto, '', { motivo: MOTIVO, dia: '2026-05-16', ...corpo });
const desfazer = (quem: Pessoa, projeto: number) =>
  pedir(quem, projeto, '/desfazer', { motivo: 'Foi engano' });
const ler = async (quem: Pessoa, projeto: number) =>
  (
    await c.envia<{ desistencia: { estado: string } | null; impedimento: string | null }>(
      await como(quem),
      'GET',
      `/api/projeto/${projeto}/desistencia`,
    )
  ).body;
const projetoLido = async (quem: Pessoa, projeto: number) =>
  (
    await c.envia<{ encerramento: string | null; desistencia: string | null }>(
      await como(quem),
      'GET',
      `/api/projeto/projeto/${projeto}`,
    )
  ).body;
const noDia = async (dia: string) => {
  t.clock.definir(`${dia}T12:00:00Z`);
  await efetivarDesistencias(t.deps);
};

describe('giving up an approved project (D61)', () => {
  it('[C-L2] is its coordinator’s act, for a day at least three days ahead, and mails the students at once', async () => {
    const { projeto, dono } = await c.w.novoAprovado();
    await c.w.novoInstrutor(projeto, { email: 'aluna-da-desistencia@exemplo.test' });
    await c.w.novoInstrutor(projeto, {
      fim: '2026-04-01',
      motivoDoFim: 'saiu',
      encerradoEm: t.clock.agora(),
    });
    const antes = (await t.emailsAte(0)).length;
    const cedo = await desistir(dono, projeto, { dia: '2026-05-15' });
    expect([cedo.status, cedo.body.errors]).toEqual([
      422,
      { dia: 'Escolha um dia de 16/05/2026 a 31/12/2026' },
    ]);
    const semMotivo = await desistir(dono, projeto, { motivo: ' ' });
    expect(semMotivo.body.errors).toEqual({ motivo: E.escrevaOMotivo });
    expect((await desistir(dono, projeto)).body.message).toBe(M.marcada);
    const cartas = (await t.emailsAte(antes + 2))
      .slice(antes)
      .filter(({ assunto }) => assunto.startsWith('O projeto'));
    expect(await countOf(t, 'cartaDoProjeto', { projetoId: projeto, especie: 'desistencia' })).toBe(2);
    expect(cartas.map(({ para, assunto }) => [para, assunto])).toEqual([
      ['aluna-da-desistencia@exemplo.test', 'O projeto em que você atua vai terminar'],
    ]);
    expect(cartas[0]?.texto).toContain('termina em 16/05/2026');
    expect(cartas[0]?.texto).not.toContain(MOTIVO);
    expect(await projetoLido(adm, projeto)).toMatchObject({
      encerramento: null,
      desistencia: '2026-05-16',
    });
    expect((await desistir(dono, projeto)).body.message).toBe(M.jaMarcada);
  });

  it('[C-L2] can be undone by coordinator or administrator before its day, and then ends the vínculos', async () => {
    const { projeto, dono } = await c.w.novoAprovado();
    const aluno = await c.w.novoInstrutor(projeto);
    for (const quem of [dono, adm]) {
      expect((await desistir(dono, projeto)).status).toBe(200);
      expect((await desfazer(quem, projeto)).body.message).toBe(M.retirada);
      expect((await ler(dono, projeto)).desistencia).toBeNull();
    }
    expect((await desfazer(dono, projeto)).body.message).toBe(M.naoHa);
    expect((await desistir(dono, projeto)).status).toBe(200);
    await noDia('2026-05-15');
    expect((await rowOf(t, 'instrutor', { id: aluno })).fim).toBeNull();
    await Promise.all([noDia('2026-05-16'), noDia('2026-05-16')]);
    expect(await rowOf(t, 'instrutor', { id: aluno })).toMatchObject({
      fim: '2026-05-16',
      motivoDoFim: 'Desistência do projeto',
    });
    expect(await countOf(t, 'auditoria', { acao: 'efetivarDesistencia', registroId: projeto })).toBe(1);
    expect(await projetoLido(dono, projeto)).toMatchObject({ encerramento: '2026-05-16' });
    expect((await desfazer(dono, projeto)).body.message).toBe(M.soAdministracao);
    // The vínculos continue afterwards, except that of a student who has another place by now.
    expect((await desfazer(adm, projeto)).body.message).toBe(M.desfeita);
    expect((await rowOf(t, 'instrutor', { id: aluno })).fim).toBeNull();
    expect(await projetoLido(dono, projeto)).toMatchObject({ encerramento: null, desistencia: null });
  });

  it('[C-L2] mails the administrators outside the project, also when it is undone, without the reason', async () => {
    const { projeto, dono } = await c.w.novoAprovado();
    const outra = await c.w.novaPessoa('administrador');
    const colabora = await c.w.novaPessoa('administrador');
    await c.w.novoColaborador(projeto, colabora.id);
    const de = async (quem: Pessoa) =>
      countOf(t, 'cartaDoProjeto', { projetoId: projeto, especie: 'desistencia', pessoaId: quem.id });
    const quantas = async () => [await de(adm), await de(outra), await de(colabora), await de(dono)];
    expect((await desistir(dono, projeto)).status).toBe(200);
    expect(await quantas()).toEqual([1, 1, 0, 0]);
    const assunto = `Desistência do projeto nº ${projeto}`;
    const carta = (await t.emailsAte(0)).find((email) => email.assunto === assunto);
    expect(carta?.texto).toContain('Quem coordena o projeto desistiu dele: ele termina em 16/05/2026');
    expect(carta?.texto).toContain('que não tem lista de suplentes');
    expect(carta?.texto).not.toContain(MOTIVO);
    expect((await desfazer(dono, projeto)).status).toBe(200);
    expect(await quantas()).toEqual([2, 2, 0, 0]);
    await updateRows(t, 'professor', { tipo: 'coordenador' }, { id: outra.id });
    await updateRows(t, 'professor', { tipo: 'coordenador' }, { id: colabora.id });
  });

  it("[C-L2] takes effect on its day also when another project's fails", async () => {
    const [falha, outro] = [await c.w.novoAprovado(), await c.w.novoAprovado()];
    const alunos: number[] = [];
    for (const { projeto, dono } of [falha, outro]) {
      alunos.push(await c.w.novoInstrutor(projeto));
      expect((await desistir(dono, projeto)).status).toBe(200);
    }
    const recusada = { tabela: 'instrutor', condicao: `id = ${alunos[0]} and fim is not null` };
    await expect(recusandoLinhas(t, recusada, () => noDia('2026-05-16'))).rejects.toThrow(
      'ficaram para a próxima rodada',
    );
    const fins = async () => Promise.all(alunos.map(async (id) => (await rowOf(t, 'instrutor', { id })).fim));
    expect(await fins()).toEqual([null, '2026-05-16']);
    await noDia('2026-05-17');
    expect(await fins()).toEqual(['2026-05-16', '2026-05-16']);
  });

  it('[C-L2] keeps a student in the other place that they found when it is undone', async () => {
    const { projeto, dono } = await c.w.novoAprovado();
    const aluno = await c.w.novoInstrutor(projeto);
    const fica = await c.w.novoInstrutor(projeto);
    expect((await desistir(dono, projeto)).status).toBe(200);
    await noDia('2026-05-16');
    const { cpf, email } = await rowOf(t, 'instrutor', { id: aluno });
    const outro = await c.w.novoAprovado();
    await c.w.novoInstrutor(outro.projeto, { cpf, email });
    expect((await desfazer(adm, projeto)).status).toBe(200);
    const fins = await Promise.all([aluno, fica].map((id) => rowOf(t, 'instrutor', { id })));
    expect(fins.map(({ fim }) => fim)).toEqual(['2026-05-16', null]);
  });

  it('[C-L2] requires of an administrator the written request or ten days without an answer', async () => {
    const { projeto, dono } = await c.w.novoAprovado();
    const dia = '2026-05-30';
    expect((await desistir(adm, projeto, { dia })).body.errors).toEqual({ fundamento: M.escolhaOFundamento });
    const semPdf = await desistir(adm, projeto, { dia, fundamento: 'PEDIDO_ESCRITO' });
    expect(semPdf.body.errors).toEqual({ pedido: M.anexeOPedido });
    const alheio = await c.w.novoArquivo('pedidoDeDesistencia', sec.id);
    const deOutro = await desistir(adm, projeto, { dia, fundamento: 'PEDIDO_ESCRITO', pedido: alheio });
    expect(Object.keys(deOutro.body.errors ?? {})).toEqual(['pedido']);
    const semPergunta = await desistir(adm, projeto, { dia, fundamento: 'SEM_RESPOSTA' });
    expect(semPergunta.body.message).toBe(M.naoConsultado);
    expect((await pedir(adm, projeto, '/consulta', { motivo: MOTIVO })).body.message).toBe(M.consultado);
    expect((await pedir(adm, projeto, '/consulta', { motivo: MOTIVO })).body.message).toBe(M.jaConsultado);
    t.clock.definir('2026-05-23T12:00:00Z');
    const cedo = await desistir(adm, projeto, { dia, fundamento: 'SEM_RESPOSTA' });
    expect(cedo.body.message).toBe(M.respostaCorre);
    t.clock.definir('2026-05-24T12:00:00Z');
    const codigos = await tarefas(adm);
    expect(codigos).toContainEqual(['DESISTENCIA_SEM_RESPOSTA', projeto]);
    expect((await desistir(adm, projeto, { dia, fundamento: 'SEM_RESPOSTA' })).status).toBe(200);
    expect(await tarefas(adm)).not.toContainEqual(['DESISTENCIA_SEM_RESPOSTA', projeto]);
    expect((await desfazer(dono, projeto)).status).toBe(200);
    const pedido = await c.w.novoArquivo('pedidoDeDesistencia', adm.id, umPdf());
    expect((await desistir(adm, projeto, { dia, fundamento: 'PEDIDO_ESCRITO', pedido })).status).toBe(200);
  });

  it('[C-L2] is cancelled by the coordinator’s answer that the project goes on, which is mailed to the administrator who asked', async () => {
    const { projeto, dono } = await c.w.novoAprovado();
    const cartas = (await t.emailsAte(0)).length;
    expect((await pedir(adm, projeto, '/consulta', { motivo: MOTIVO })).status).toBe(200);
    const [consulta] = (await t.emailsAte(cartas + 1)).slice(cartas);
    expect(consulta?.assunto).toContain('Responda');
    expect(consulta?.texto).not.toContain(MOTIVO);
    expect(await tarefas(dono)).toContainEqual(['DESISTENCIA_A_RESPONDER', projeto]);
    expect((await desfazer(dono, projeto)).body.message).toBe(M.consultaEncerrada);
    expect(await tarefas(dono)).not.toContainEqual(['DESISTENCIA_A_RESPONDER', projeto]);
    const assunto = `Não houve desistência do projeto nº ${projeto}`;
    expect((await t.emailsAte(0)).map((email) => email.assunto)).toContain(assunto);
    expect(await rowsOf(t, 'desistencia', { projetoId: projeto })).toMatchObject([{ fim: 'CONTINUA' }]);
  });

  it('[C-L2] may take effect today on death or the end of the post, and ends the vínculos at once', async () => {
    const { projeto } = await c.w.novoAprovado();
    const aluno = await c.w.novoInstrutor(projeto);
    const hoje = { dia: '2026-05-13', fundamento: 'FALECIMENTO' };
    expect((await desistir(adm, projeto, { ...hoje, dia: '2026-05-12' })).status).toBe(422);
    // In force already: nothing is planned for a later day.
    expect((await desistir(adm, projeto, hoje)).body.message).toBe('desistência feita, já em vigor');
    expect((await rowOf(t, 'instrutor', { id: aluno })).fim).toBe('2026-05-13');
  });

  it('[C-L2] is refused to every other participant of the project, and before a final result', async () => {
    const deAdm = await c.w.novoAprovado({ dono: adm });
    const colaborado = await c.w.novoAprovado();
    await c.w.novoColaborador(colaborado.projeto, adm.id);
    expect((await desistir(adm, colaborado.projeto, { fundamento: 'FALECIMENTO' })).status).toBe(409);
    expect((await desistir(adm, deAdm.projeto)).status).toBe(200);
    const { projeto } = await c.w.novoAvaliado(await c.w.novoEditalEm('secretaria'));
    expect((await desistir(adm, projeto, { fundamento: 'FALECIMENTO' })).status).toBe(409);
  });

  it('[C-L2] prevents registering and taking back instructors from the day on which it was marked', async () => {
    const instrutores = await criarCenaDoInstrutor(t, c.w);
    const { projeto, dono } = await c.w.novoAprovado();
    const fim = { fim: '2026-05-01', motivoDoFim: 'saiu', encerradoEm: t.clock.agora() };
    const saiu = await c.w.novoInstrutor(projeto, fim);
    expect((await desistir(dono, projeto)).status).toBe(200);
    const cadastro = await c.envia<Resposta>(await como(dono), 'POST', '/api/instrutor', {
      ...(await instrutores.cadastro(dono)),
      projeto,
    });
    expect(cadastro.body.message).toBe(M.comDesistencia);
    const retomar = await c.envia<Resposta>(await como(adm), 'POST', `/api/instrutor/retomar/${saiu}`, {
      motivo: 'Voltou',
    });
    expect(retomar.body.message).toBe(M.comDesistencia);
  });
});

async function tarefas(quem: Pessoa): Promise<(readonly [string, number | null])[]> {
  const { body } = await c.envia<{ tarefas: { codigo: string; projeto: number | null }[] }>(
    await como(quem),
    'GET',
    '/api/tarefas',
  );
  return body.tarefas.map(({ codigo, projeto }) => [codigo, projeto]);
}

describe('the places that come back', () => {
  const LIMITE = 6;
  /**
   * A published result with a list: three projects with two scholarships each, the whole limit, and three
   * that wait.
   */
  async function comLista() {
    const edital = await c.w.novoEditalEm('secretaria', { limiteBolsas: LIMITE });
    const regras = { suplentes: true, motivo: 'O regulamento pede' };
    expect((await c.envia(adm, 'PUT', `/api/edital/${edital}/regras`, regras)).status).toBe(200);
    const com = [];
    for (let i = 0; i < 3; i += 1) {
      const um = await c.w.novoAvaliado(edital, { aprovacao: { remuneradosAprovados: 2 } });
      await c.w.novoInstrutor(um.projeto);
      com.push(um);
    }
    for (let i = 0; i < 3; i += 1) await c.w.novoAvaliado(edital);
    expect((await c.envia(sec, 'PATCH', '/api/secretaria_projetos', { edital })).status).toBe(200);
    return { edital, com };
  }
  const lista = async (edital: number) =>
    (
      await c.envia<{ livres: number; proximo: number | null; suplentes: { ato: string | null }[] }>(
        await como(adm),
        'GET',
        `/api/edital/${edital}/suplentes`,
      )
    ).body;
  const chamar = async (edital: number, projeto: number | null, bolsas: number) =>
    c.envia<Resposta>(await como(adm), 'POST', `/api/edital/${edital}/suplentes/chamar`, { projeto, bolsas });

  it('[C-L2] are offered to suplentes from the day on, and one that was given prevents undoing', async () => {
    const { edital, com } = await comLista();
    const [um, dois] = com;
    if (um === undefined || dois === undefined) throw new Error('no projects');
    expect(await ler(um.dono, um.projeto)).toMatchObject({ temSuplentes: true });
    expect((await desistir(um.dono, um.projeto)).status).toBe(200);
    expect(await lista(edital)).toMatchObject({ livres: 0 });
    await noDia('2026-05-16');
    expect(await lista(edital)).toMatchObject({ livres: 2 });
    expect((await tarefas(adm)).map(([codigo]) => codigo)).toContain('SUPLENTE_A_CHAMAR');
    expect((await chamar(edital, (await lista(edital)).proximo, 1)).status).toBe(200);
    expect((await desfazer(adm, um.projeto)).body.message).toBe(M.bolsaPassada);
    // A scholarship given back by another project replaces the one that was given.
    expect((await desistir(dois.dono, dois.projeto, { dia: '2026-05-20' })).status).toBe(200);
    await noDia('2026-05-20');
    expect((await desfazer(adm, um.projeto)).body.message).toBe(M.desfeita);
    expect(await lista(edital)).toMatchObject({ livres: 1 });
  });

  it('[C-L2] keep free = limit − active, after any desistência, undoing and calling', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ ato: fc.constantFrom('desistir', 'desfazer', 'chamar'), qual: fc.nat(2) }), {
          minLength: 4,
          maxLength: 10,
        }),
        async (atos) => {
          t.clock.definir(INICIO);
          const { edital, com } = await comLista();
          for (const { ato, qual } of atos) {
            const um = com[qual];
            if (um === undefined) continue;
            if (ato === 'desistir')
              await desistir(adm, um.projeto, { fundamento: 'FALECIMENTO', dia: '2026-05-13' });
            if (ato === 'desfazer') await desfazer(adm, um.projeto);
            if (ato === 'chamar') await chamar(edital, (await lista(edital)).proximo, 1);
            // Computed from the rows alone: the places of projects without desistência.
            const dados = await rowsOf(t, 'projetoAprovacao', { editalId: edital });
            const fora = new Set(
              (await rowsOf(t, 'desistencia', { fim: null })).map(({ projetoId }) => projetoId),
            );
            const vivas = dados
              .filter(({ projetoId }) => !fora.has(projetoId))
              .reduce((soma, { remuneradosAprovados }) => soma + remuneradosAprovados, 0);
            expect(vivas).toBeLessThanOrEqual(LIMITE);
            expect((await lista(edital)).livres).toBe(LIMITE - vivas);
          }
        },
      ),
      { numRuns: 12, seed: 20_261_127 },
    );
  });
});
