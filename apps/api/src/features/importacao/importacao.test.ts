import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_IMPORTACAO as M } from '@instrutoria/domain/importacao/messages.ts';
import { comDigitosVerificadores, formatarCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem, Reply } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { untilWaiting } from '../../testing/database/waiting.ts';
import { countOf, findRow, insertInto, rowsOf, updateRows } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld, proximo } from '../../testing/world.ts';
import { varrerImportacoes } from './housekeeping.ts';

type Importacao = AnswerOf<Api['lerImportacao']>;
type Previa = AnswerOf<Api['lerPrevia']>;
type Linha = readonly (string | number | null)[];

const texto = (...linhas: Linha[]) => Buffer.from(linhas.map((linha) => linha.join(';')).join('\n'));
const xlsx = async (...linhas: Linha[]) =>
  writeXlsx({ sheets: [{ name: 'Plan1', rows: linhas.map((linha) => [...linha]) }] });

describe('imports', () => {
  let t: TestApp;
  let w: World;
  let adm: Pessoa;
  beforeAll(async () => {
    t = await createTestApp();
    w = createWorld(t);
    adm = await w.novaPessoa('administrador');
  });
  afterAll(() => t.close());

  const chamar = <T = Importacao>(method: string, path: string, body?: unknown): Promise<Reply<T>> =>
    send<T>(t.url, method, `/api/importacao${path}`, { token: adm.token, body });
  const enviar = <T = Importacao>(bytes: Uint8Array): Promise<Reply<T>> =>
    send<T>(t.url, 'POST', '/api/importacao?nome=lista.xlsx', { token: adm.token, file: { bytes } });
  async function enviada(bytes: Uint8Array): Promise<Importacao> {
    const r = await enviar(bytes);
    expect(r.status, r.text).toBe(201);
    return r.body;
  }
  const previaDe = async (id: number) => (await chamar<Previa>('GET', `/${id}/previa`)).body;
  const confirmar = <T = Importacao>(id: number, previa: string) =>
    chamar<T>('POST', `/${id}/confirmar`, { previa });
  async function importada(bytes: Uint8Array, opcoes: object = {}): Promise<Importacao> {
    const { id, planilha } = await enviada(bytes);
    await chamar('PUT', `/${id}`, { ...planilha?.opcoes, ...opcoes });
    const r = await confirmar(id, (await previaDe(id)).previa);
    expect(r.status, r.text).toBe(200);
    return r.body;
  }
  const desfazer = <T = Importacao>(id: number, deixarUsadas = false) =>
    chamar<T>('POST', `/${id}/desfazer`, { deixarUsadas });

  /** All rows of all tables but the trail, the record of imports, and what every request writes. */
  async function retrato(): Promise<ReadonlyMap<string, readonly string[]>> {
    const { pool } = t.deps.database;
    const fora = [
      'auditoria',
      'auditoria_projeto',
      'importacao',
      'idempotencia',
      'sessao',
      'limite',
      'envio_do_dia',
    ];
    const { rows } = await pool.query<{ nome: string }>(
      `select tablename as nome from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
      [fora],
    );
    const tabelas = new Map<string, readonly string[]>();
    for (const { nome } of rows) {
      const linhas = await pool.query<{ t: string }>(`select t::text from "${nome}" t order by 1`);
      tabelas.set(
        nome,
        linhas.rows.map((linha) => linha.t),
      );
    }
    return tabelas;
  }

  const novoCpf = () => comDigitosVerificadores(String(300_000_000 + proximo()));
  function umaPessoa(unidade: string, mais: Partial<Record<string, string>> = {}) {
    const n = proximo();
    return {
      CPF: novoCpf(),
      Nome: `Docente ${n}`,
      'E-mail': `docente${n}@exemplo.test`,
      SIAPE: String(2_000_000 + n),
      Unidade: unidade,
      Programa: '',
      ...mais,
    };
  }
  const lista = (...pessoas: readonly Readonly<Record<string, string>>[]) =>
    texto(Object.keys(pessoas[0] ?? {}), ...pessoas.map((uma) => Object.values(uma)));
  async function nomeDaUnidade(id: number) {
    return (await findRow(t, 'unidade', { id }))?.nome ?? '';
  }

  it('guesses kind and columns, shows a difference and writes nothing before the confirmation', async () => {
    const antes = await retrato();
    const { id, planilha, situacao } = await enviada(
      texto(
        ['Componente', 'Código', 'CH', 'TSD'],
        ['Cálculo I', 'mat001', '64h', '72,4'],
        ['Física', 'fis002', '', '80'],
      ),
    );
    expect([situacao, planilha?.opcoes.tipo]).toEqual(['previa', 'disciplinas']);
    // No field is guessed from the head 'Componente', so the person chooses its column.
    await chamar('PUT', `/${id}`, {
      tipo: 'disciplinas',
      folha: 0,
      cabecalho: 1,
      colunas: [
        { campo: 'nome', coluna: 0 },
        { campo: 'codigo', coluna: 1 },
        { campo: 'cargaHoraria', coluna: 2 },
        { campo: 'tsd', coluna: 3 },
      ],
    });
    const previa = await previaDe(id);
    expect(previa.novas.linhas).toMatchObject([{ linha: 2, nome: 'MAT001 Cálculo I' }]);
    expect(previa.comErro.linhas).toMatchObject([
      { linha: 3, erros: [{ mensagem: 'Falta a carga horária' }] },
    ]);
    expect(await retrato()).toEqual(antes);
  });

  it('remembers how a person mapped the columns, by their heads', async () => {
    const titulos = ['Descritivo', 'Sigla da turma', 'Tempo'];
    const colunas = [
      { campo: 'nome', coluna: 0 },
      { campo: 'codigo', coluna: 1 },
      { campo: 'cargaHoraria', coluna: 2 },
    ];
    await importada(texto(titulos, ['Álgebra', `ALG${proximo()}`, '60']), { tipo: 'disciplinas', colunas });
    const { planilha } = await enviada(texto(titulos, ['Outra', 'OUT1', '30']));
    expect([planilha?.lembrada, planilha?.opcoes.tipo, planilha?.opcoes.colunas]).toEqual([
      true,
      'disciplinas',
      colunas,
    ]);
  });

  it('creates accounts without a password that the reset link opens, never raises or lowers a type', async () => {
    const unidade = await nomeDaUnidade(await w.novaUnidade());
    const avaliador = await w.novaPessoa('avaliador');
    const guardado = await findRow(t, 'professor', { id: avaliador.id });
    const nova = umaPessoa(unidade);
    await importada(
      lista(
        nova,
        umaPessoa(unidade, { CPF: guardado?.cpf ?? '', SIAPE: guardado?.siape ?? '', Nome: 'Nome Novo' }),
      ),
    );
    const criada = await findRow(t, 'professor', { cpf: nova.CPF });
    expect(criada).toMatchObject({ tipo: 'coordenador', senha: null, nome: nova.Nome });
    const depois = await findRow(t, 'professor', { id: avaliador.id });
    expect([depois?.tipo, depois?.nome, depois?.email]).toEqual(['avaliador', 'Nome Novo', guardado?.email]);
    await send(t.url, 'POST', '/api/changeToken/reset-password', { body: { email: nova['E-mail'] } });
    expect(await countOf(t, 'redefinicaoDeSenha', { professorId: criada?.id ?? 0 })).toBe(1);
  });

  it('shows old and new value beside each other and keeps what the file leaves empty', async () => {
    const unidade = await nomeDaUnidade(await w.novaUnidade());
    const pessoa = umaPessoa(unidade, { Programa: 'PPG Letras' });
    await importada(lista(pessoa));
    const { id } = await enviada(lista({ ...pessoa, Nome: 'Outro Nome', Programa: '' }));
    const { mudam } = await previaDe(id);
    expect(mudam.linhas[0]?.mudancas).toEqual([{ campo: 'nome', antes: pessoa.Nome, depois: 'Outro Nome' }]);
    await confirmar(id, (await previaDe(id)).previa);
    expect(await findRow(t, 'professor', { cpf: pessoa.CPF })).toMatchObject({
      nome: 'Outro Nome',
      programa: 'PPG Letras',
    });
  });

  it('maps an unknown unit to another or creates it', async () => {
    const existente = await w.novaUnidade();
    const n = proximo();
    const pessoas = [umaPessoa(`Inst. Ciencias ${n}`), umaPessoa(`Campus Novo ${n}`)];
    const { id, planilha } = await enviada(lista(...pessoas));
    expect((await previaDe(id)).unidadesDesconhecidas).toEqual([`Inst. Ciencias ${n}`, `Campus Novo ${n}`]);
    const unidades = [
      { nome: `Inst. Ciencias ${n}`, unidade: existente },
      { nome: `Campus Novo ${n}`, cidade: 'Icó' },
    ];
    await chamar('PUT', `/${id}`, { ...planilha?.opcoes, unidades });
    expect((await confirmar(id, (await previaDe(id)).previa)).status).toBe(200);
    expect((await findRow(t, 'professor', { cpf: pessoas[0]?.CPF ?? '' }))?.unidadeId).toBe(existente);
    expect(await countOf(t, 'unidade', { nome: `Campus Novo ${n}`, cidade: 'Icó' })).toBe(1);
  });

  it('refuses a confirmation when the data or the columns changed since the preview', async () => {
    const codigo = `DES${proximo()}`;
    const { id, planilha } = await enviada(texto(['Código', 'Nome', 'CH'], [codigo, 'Desenho', '60']));
    const { previa } = await previaDe(id);
    await chamar('PUT', `/${id}`, { ...planilha?.opcoes, completa: true });
    expect((await confirmar<Problem['body']>(id, previa)).body.message).toBe(M.mudouDesdeAPrevia);
    const nova = await previaDe(id);
    await insertInto(t, 'disciplinaOficial', { codigo: `X${proximo()}`, nome: 'Outra', cargaHoraria: 30 });
    const r = await confirmar<Problem['body']>(id, nova.previa);
    expect([r.status, r.body.message]).toEqual([409, M.mudouDesdeAPrevia]);
    expect(await countOf(t, 'disciplinaOficial', { codigo })).toBe(0);
  });

  it('leaves every table as before when it is undone', async () => {
    const unidade = await nomeDaUnidade(await w.novaUnidade());
    const conhecidas = [umaPessoa(unidade), umaPessoa(unidade)];
    await importada(lista(...conhecidas));
    const velha = `VELHA${proximo()}`;
    await insertInto(t, 'disciplinaOficial', { codigo: velha, nome: 'Velha', cargaHoraria: 60, tsd: 50 });
    const mudada = `MUDA${proximo()}`;
    await insertInto(t, 'disciplinaOficial', { codigo: mudada, nome: 'Antiga', cargaHoraria: 60, tsd: 72.4 });
    const antes = await retrato();

    const n = proximo();
    const pessoas = await importada(
      lista(
        ...conhecidas.map((uma) => ({ ...uma, Nome: `${uma.Nome} Silva`, Programa: 'PPG Novo' })),
        umaPessoa(`Unidade nova ${n}`),
      ),
      { unidades: [{ nome: `Unidade nova ${n}`, cidade: 'Icó' }] },
    );
    expect(pessoas.contagens).toEqual({ novas: 1, mudadas: 2, retiradas: 0 });
    const disciplinas = await importada(
      texto(
        ['Código', 'Nome', 'CH', 'TSD'],
        [mudada, 'Nova', '64', '80%'],
        [`N${n}`, 'Mais uma', '32', '91,5'],
      ),
      { completa: true },
    );
    expect(await countOf(t, 'disciplinaOficial', { codigo: velha })).toBe(0);
    const alunos = await importada(texto(['Matrícula', 'Nome', 'Curso'], [`M${n}`, 'Aluna Um', 'Letras']));
    expect(await retrato()).not.toEqual(antes);

    for (const { id } of [alunos, disciplinas, pessoas]) {
      const r = await desfazer(id);
      expect([r.status, r.body.situacao], r.text).toEqual([200, 'desfeita']);
    }
    expect(await retrato()).toEqual(antes);
  });

  it('names who or what uses an import that is to be undone, or undoes the rest', async () => {
    const unidade = await nomeDaUnidade(await w.novaUnidade());
    const [usada, livre] = [umaPessoa(unidade), umaPessoa(unidade)];
    const { id } = await importada(lista(usada, livre));
    const pessoa = await findRow(t, 'professor', { cpf: usada.CPF });
    await insertInto(t, 'redefinicaoDeSenha', {
      professorId: pessoa?.id ?? 0,
      tokenSha256: 'a'.repeat(64),
      criadaEm: t.clock.agora(),
      expiraEm: t.clock.agora(),
    });
    const r = await desfazer<Problem['body']>(id);
    expect([r.status, r.body.message]).toEqual([409, M.jaUsadas(`${usada.Nome} (já pediu uma senha)`)]);
    expect(await countOf(t, 'professor', { cpf: livre.CPF })).toBe(1);
    expect((await desfazer(id, true)).status).toBe(200);
    expect(await countOf(t, 'professor', { cpf: livre.CPF })).toBe(0);
    expect(await countOf(t, 'professor', { cpf: usada.CPF })).toBe(1);
  });

  it('names a use that is written while it is undone, and lets other accounts be edited meanwhile', async () => {
    const unidade = await nomeDaUnidade(await w.novaUnidade());
    const nova = umaPessoa(unidade);
    const { id } = await importada(lista(nova));
    const { token } = await w.novaPessoa();
    const escritor = await t.deps.database.pool.connect();
    try {
      await escritor.query('begin');
      await escritor.query(
        `insert into redefinicao_de_senha (professor_id, token_sha256, criada_em, expira_em)
         select id, $2, now(), now() from professor where cpf = $1`,
        [nova.CPF, 'b'.repeat(64)],
      );
      const desfeita = desfazer<Problem['body']>(id);
      await untilWaiting(t);
      const corpo = { recebe: false };
      const r = await send(t.url, 'PUT', '/api/professor/resumo', { token, body: corpo });
      expect(r.status, r.text).toBe(200);
      await escritor.query('commit');
      const { status, body } = await desfeita;
      expect([status, body.message]).toEqual([409, M.jaUsadas(`${nova.Nome} (já pediu uma senha)`)]);
    } finally {
      escritor.release();
    }
  });

  it('does not undo a record that somebody changed since', async () => {
    const unidade = await nomeDaUnidade(await w.novaUnidade());
    const pessoa = umaPessoa(unidade);
    const { id } = await importada(lista(pessoa));
    await updateRows(t, 'professor', { departamento: 'Outro' }, { cpf: pessoa.CPF });
    expect((await desfazer<Problem['body']>(id)).body.message).toBe(
      M.jaUsadas(`${pessoa.Nome} (foi alterado depois)`),
    );
  });

  it('gives the bad rows as they came, with what is wrong', async () => {
    const unidade = await nomeDaUnidade(await w.novaUnidade());
    const ruim = umaPessoa(unidade, { 'E-mail': 'sem-arroba' });
    const { id } = await enviada(lista(umaPessoa(unidade), ruim));
    const r = await fetch(`${t.url}/api/importacao/${id}/erros`, {
      headers: { authorization: `Bearer ${adm.token}` },
    });
    const [folha] = (await readXlsx(await r.arrayBuffer())).sheets;
    expect(folha?.rows).toEqual([
      ['Linha', ...Object.keys(ruim), 'O que corrigir'],
      [3, ...Object.values(ruim), M.emailInvalido],
    ]);
  });

  it('shows a CPF in part only, and writes one act that names each record, without CPF', async () => {
    const unidade = await nomeDaUnidade(await w.novaUnidade());
    const pessoa = umaPessoa(unidade);
    const { id } = await enviada(lista(pessoa));
    const lidas = [await chamar('GET', `/${id}`), await chamar('GET', `/${id}/previa`)];
    for (const { text } of lidas) {
      expect(text).not.toContain(pessoa.CPF);
      expect(text).not.toContain(formatarCpf(pessoa.CPF));
    }
    await confirmar(id, (await previaDe(id)).previa);
    const criada = await findRow(t, 'professor', { cpf: pessoa.CPF });
    const atos = await rowsOf(t, 'auditoria', { registroId: id, acao: 'confirmarImportacao' });
    expect(atos).toMatchObject([{ depois: { contagens: { novas: 1 }, novas: [criada?.id] } }]);
    expect(JSON.stringify(atos)).not.toContain(pessoa.CPF);
  });

  it('deletes the cells of a file at its confirmation, and those of a forgotten preview after a day', async () => {
    const { id } = await importada(texto(['Nome', 'Cidade'], [`Unidade ${proximo()}`, 'Crato']));
    expect((await findRow(t, 'importacao', { id }))?.conteudo).toBe(null);
    const esquecida = await enviada(texto(['Nome', 'Cidade'], [`Unidade ${proximo()}`, 'Crato']));
    const criadaEm = new Date(t.clock.agora().getTime() - 25 * 3_600_000);
    await updateRows(t, 'importacao', { criadaEm }, { id: esquecida.id });
    await varrerImportacoes(t.deps);
    expect(await countOf(t, 'importacao', { id: esquecida.id })).toBe(0);
  });

  it.each([
    ['a PDF', Buffer.from('%PDF-1.7'), M.naoEhPlanilha],
    ['an old .xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), M.ehXls],
    ['a page', Buffer.from('<html><table>'), M.ehPagina],
    ['a broken ZIP', Buffer.from('PK\u0003\u0004 nothing'), M.danificada],
    ['only blanks', Buffer.from(' ; \n ; '), M.semLinhas],
  ])('refuses %s with its reason', async (_, bytes, mensagem) => {
    const r = await enviar<Problem['body']>(bytes);
    expect([r.status, r.body.message]).toEqual([422, mensagem]);
  });

  it('reads an .xlsx whose CPFs became numbers', async () => {
    const unidade = await nomeDaUnidade(await w.novaUnidade());
    const n = proximo();
    const cpf = comDigitosVerificadores(String(10_000_000 + n).padStart(9, '0'));
    const planilha = await xlsx(
      ['CPF', 'Nome', 'E-mail', 'SIAPE', 'Unidade'],
      [Number(cpf), 'Zé', `ze${n}@exemplo.test`, 123_456, unidade],
    );
    const { id } = await enviada(planilha);
    expect((await previaDe(id)).novas.linhas[0]?.avisos).toEqual([M.cpfCompletado, M.siapeCompletado]);
  });
});
