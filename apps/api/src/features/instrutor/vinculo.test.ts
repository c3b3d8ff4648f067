import { comDigitosVerificadores, formatarCpf, mascararCpf } from '@instrutoria/domain/kernel/cpf.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { findRow, rowsOf } from '../../testing/rows.ts';
import type { Corpo } from '../../testing/world/cena.ts';
import type { CenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';
import { criarCenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';
import type { Pessoa } from '../../testing/world.ts';

let t: TestApp;
let c: CenaDoInstrutor;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoInstrutor(t);
});
afterAll(() => t.close());

let usados = 0;
function novoCpf(): string {
  usados += 1;
  return comDigitosVerificadores(String(850_000_000 + usados));
}
const NOVO = { situacao: 'IRREGULAR', mesInicio: null } as const;
const dito = ({ status, body }: { status: number; body: { message: string } }) => [status, body.message];
const cadastra = async (p: { dono: Pessoa; projeto: number }, mudancas: Corpo = {}) =>
  c.envia(p.dono, 'POST', '/api/instrutor', {
    ...(await c.cadastro(p.dono, mudancas)),
    projeto: p.projeto,
  });
const libera = (id: number, corpo: Corpo = {}, versao?: number) =>
  c.envia(c.administrador, 'POST', `/api/instrutor/liberar/${id}`, corpo, versao);
const identifica = (quem: Pessoa, id: number, corpo: Corpo) =>
  c.envia(quem, 'PATCH', `/api/instrutor/identificacao/${id}`, corpo);
const situacao = (id: number, corpo: Corpo) =>
  c.envia(c.administrador, 'PATCH', `/api/instrutor/situacao_instrutor/${id}`, corpo);
const guardado = async (id: number) => {
  const linha = await findRow(t, 'instrutor', { id });
  return linha;
};

describe('CPF and matrícula (D37)', () => {
  it('accepts a registration without them; they can be added later, also to an ended vínculo of an archived call', async () => {
    const p = await c.aprovado();
    const r = await cadastra(p);
    expect([r.status, r.body.cpf, r.body.matricula]).toEqual([201, null, null]);
    await t.deps.database.pool.query(
      `update instrutor set fim = '2026-05-10', motivo_do_fim = 'saiu', encerrado_em = now() where id = $1`,
      [r.body.id],
    );
    await t.deps.database.pool.query(
      `update historico_do_instrutor set valor = 'ENCERRADO' where instrutor_id = $1 and campo = 'VINCULO'`,
      [r.body.id],
    );
    await t.deps.database.pool.query(`update edital set fase = 'arquivado' where id = $1`, [p.edital]);
    const cpf = novoCpf();
    const depois = await identifica(p.dono, r.body.id, { cpf: formatarCpf(cpf), matricula: ' 2026 77 ' });
    expect([depois.status, depois.body.cpf, depois.body.matricula]).toEqual([
      200,
      mascararCpf(cpf),
      '2026 77',
    ]);
  });

  it('shows the administrator the whole CPF on the record and notes each reading; others see less or nothing', async () => {
    const p = await c.aprovado();
    const cpf = novoCpf();
    const id = await c.w.novoInstrutor(p.projeto, { cpf });
    const lido = async (quem: Pessoa) => {
      const { body, text } = await c.envia(quem, 'GET', `/api/instrutor/${id}`);
      if (quem !== c.administrador)
        for (const forma of [cpf, formatarCpf(cpf)]) expect(text).not.toContain(forma);
      return [body.cpf, body.matricula === null];
    };
    expect(await lido(c.administrador)).toEqual([formatarCpf(cpf), false]);
    expect(await lido(p.dono)).toEqual([mascararCpf(cpf), false]);
    expect(await lido(await c.w.novaPessoa('PRESIDENTE_COMISSAO'))).toEqual([null, true]);
    expect(await lido(await c.w.novaPessoa('secretaria'))).toEqual([null, true]);
    for (const caminho of [`/api/projeto/instrutores/${p.projeto}`, '/api/instrutor?por_pagina=200']) {
      const { text } = await c.envia(c.administrador, 'GET', caminho);
      for (const forma of [cpf, formatarCpf(cpf)]) expect(text).not.toContain(forma);
      expect(text).toContain(mascararCpf(cpf));
    }
    const aberturas = await rowsOf(t, 'acesso', { registroId: id, documento: 'cpf_do_instrutor' });
    expect(aberturas.map(({ pessoaId, titularId }) => [pessoaId, titularId])).toEqual([
      [c.administrador.id, p.dono.id],
    ]);
  });

  it('lets an administrator change a CPF after REGULAR, with a reason in the audit, which holds no CPF', async () => {
    const p = await c.aprovado();
    const id = await c.w.novoInstrutor(p.projeto);
    const cpf = novoCpf();
    expect(dito(await identifica(p.dono, id, { cpf }))).toEqual([
      409,
      'O CPF de um instrutor que já foi REGULAR só é alterado pela administração',
    ]);
    expect(dito(await c.envia(p.dono, 'PATCH', `/api/instrutor/${id}`, { cpf }))[0]).toBe(409);
    expect(dito(await identifica(c.administrador, id, { cpf }))).toEqual([
      422,
      'Escreva o motivo da alteração do CPF',
    ]);
    expect((await identifica(c.administrador, id, { cpf, motivo: 'digitado errado' })).status).toBe(200);
    expect((await guardado(id))?.cpf).toBe(cpf);
    const atos = await rowsOf(t, 'auditoria', { registroId: id });
    const ato = atos.find(({ acao }) => acao === 'identificarInstrutor');
    expect(ato?.depois).toMatchObject({ cpf: 'alterado', motivo: 'digitado errado' });
    expect(JSON.stringify(atos)).not.toContain(cpf);
  });
});

describe('the same person (D37)', () => {
  it('[C-A8] is registered once in a project: by CPF, else by e-mail without case', async () => {
    const p = await c.aprovado({ remunerados: 2, voluntarios: 3 });
    const cpf = novoCpf();
    const ja = [409, 'Este aluno já é instrutor deste projeto'];
    const primeiro = await cadastra(p, { cpf, email: 'Rita.Alves@exemplo.br' });
    expect(primeiro.status).toBe(201);
    const voluntario = { tipoAluno: 'VOLUNTARIO' };
    expect(dito(await cadastra(p, { ...voluntario, cpf: formatarCpf(cpf) }))).toEqual(ja);
    expect(dito(await cadastra(p, { ...voluntario, email: 'rita.alves@EXEMPLO.br' }))).toEqual(ja);
    // Two people may share an e-mail address once both have a CPF.
    const outro = await cadastra(p, { ...voluntario, email: 'rita.alves@exemplo.br', cpf: novoCpf() });
    expect(outro.status).toBe(201);
    const terceiro = await cadastra(p, voluntario);
    expect(dito(await c.envia(p.dono, 'PATCH', `/api/instrutor/${terceiro.body.id}`, { cpf }))).toEqual(ja);
    expect(dito(await identifica(p.dono, terceiro.body.id, { cpf }))).toEqual(ja);
    const primeiraVez = `/api/instrutor/${primeiro.body.id}`;
    expect((await c.envia(p.dono, 'DELETE', primeiraVez)).status).toBe(204);
    expect((await identifica(p.dono, terceiro.body.id, { cpf })).status).toBe(200);
    expect(
      dito(
        await c.envia(c.administrador, 'POST', `/api/instrutor/retomar/${primeiro.body.id}`, {
          motivo: 'engano',
        }),
      ),
    ).toEqual(ja);
  });

  it('[C-A1] has no other grant beside a REGULAR bolsa única, at registration, change, REGULAR and taking back', async () => {
    const [um, outro] = [await c.aprovado(), await c.aprovado()];
    const cpf = novoCpf();
    await c.w.novoInstrutor(um.projeto, { cpf });
    const unica = 'Este aluno já tem bolsa única em outro projeto';
    const doAdministrador = expect.stringMatching(
      new RegExp(`^${unica}: .+ \\(projeto nº ${um.projeto}\\)$`),
    );
    expect(dito(await cadastra(outro, { cpf }))).toEqual([409, unica]);
    const voluntario = await cadastra(outro, { cpf, tipoAluno: 'VOLUNTARIO' });
    expect(voluntario.status).toBe(201);
    const dados_bancarios = await c.w.novoArquivo('dados_bancarios', outro.dono.id);
    expect(
      dito(
        await c.envia(outro.dono, 'PATCH', `/api/instrutor/${voluntario.body.id}`, {
          tipoAluno: 'BOLSISTA',
          acumulo: 'unica',
          dados_bancarios,
        }),
      ),
    ).toEqual([409, unica]);
    await c.envia(outro.dono, 'DELETE', `/api/instrutor/${voluntario.body.id}`);
    const sem = await cadastra(outro, { matricula: '1' });
    expect(dito(await identifica(outro.dono, sem.body.id, { cpf }))).toEqual([409, unica]);
    expect(dito(await identifica(c.administrador, sem.body.id, { cpf }))).toEqual([409, doAdministrador]);
    const pelaMargem = await c.w.novoInstrutor(outro.projeto, { ...NOVO, cpf });
    expect(dito(await libera(pelaMargem))).toEqual([409, doAdministrador]);
    const encerrado = await c.w.novoInstrutor(outro.projeto, {
      cpf,
      fim: '2026-05-02',
      motivoDoFim: 'saiu',
      encerradoEm: t.clock.agora(),
    });
    await c.envia(outro.dono, 'DELETE', `/api/instrutor/${pelaMargem}`);
    await c.envia(outro.dono, 'DELETE', `/api/instrutor/${sem.body.id}`);
    expect(
      dito(
        await c.envia(c.administrador, 'POST', `/api/instrutor/retomar/${encerrado}`, { motivo: 'engano' }),
      ),
    ).toEqual([409, doAdministrador]);
  });

  it('[C-A1] gets no bolsa única beside another grant; an IRREGULAR vínculo elsewhere only warns', async () => {
    const [um, outro] = [await c.aprovado(), await c.aprovado()];
    const cpf = novoCpf();
    const primeiro = await c.w.novoInstrutor(um.projeto, { cpf, ...NOVO, acumulo: 'acumulavel' });
    const segundo = await cadastra(outro, { cpf, matricula: '9' });
    expect([segundo.status, (segundo.body as unknown as { avisos: string[] }).avisos]).toEqual([
      201,
      [expect.stringContaining('também está cadastrado como bolsista em outro projeto')],
    ]);
    expect((await libera(primeiro)).status).toBe(200);
    expect(dito(await libera(segundo.body.id))).toEqual([
      409,
      expect.stringContaining('Este aluno já tem bolsa em outro projeto e não pode ter bolsa única: '),
    ]);
  });

  it('is refused for a file that was sent before (D37)', async () => {
    const p = await c.aprovado();
    const bytes = Buffer.from(`the same page ${novoCpf()}`);
    const termo_compromisso = await c.w.novoArquivo('termo', p.dono.id, bytes);
    const historico_declaracao = await c.w.novoArquivo('historico', p.dono.id, bytes);
    const r = await cadastra(p, { termo_compromisso, historico_declaracao });
    const texto = 'Este arquivo já foi enviado como Termo de compromisso';
    expect([r.status, r.body.errors]).toEqual([422, { historico_declaracao: texto }]);
    const feito = await cadastra(p, { termo_compromisso });
    expect(feito.status).toBe(201);
    const outro = await c.envia(p.dono, 'PATCH', `/api/instrutor/${feito.body.id}`, { historico_declaracao });
    expect([outro.status, outro.body.errors]).toEqual([422, { historico_declaracao: texto }]);
  });
});

describe('REGULAR (D25, D44)', () => {
  it('[C-A4] requires checked documents, CPF and matrícula; with a recorded reason, pending documents may pass', async () => {
    const p = await c.aprovado();
    const { body } = await cadastra(p);
    const { id } = body;
    const regular = { situacaoInstrutor: 'REGULAR' };
    const r = await situacao(id, regular);
    expect([...dito(r), Object.keys(r.body.errors ?? {}).length]).toEqual([
      409,
      'Há documentos por conferir',
      6,
    ]);
    expect(r.body.errors?.dados_bancarios).toBe('Há documentos por conferir: Comprovante bancário');
    expect(dito(await situacao(id, { ...regular, motivo: 'em papel' }))).toEqual([
      409,
      'Falta o CPF do instrutor',
    ]);
    await identifica(p.dono, id, { cpf: novoCpf() });
    expect(dito(await libera(id))).toEqual([409, 'Falta a matrícula do instrutor']);
    await identifica(p.dono, id, { matricula: '31' });
    const conferir = `/api/instrutor/conferir_documento/${id}`;
    const recusa = { documento: 'termo_compromisso', situacao: 'RECUSADO', motivo: 'ilegível' };
    await c.envia(c.administrador, 'PATCH', conferir, recusa);
    expect(dito(await situacao(id, { ...regular, motivo: 'em papel' }))).toEqual([
      409,
      'Há documentos recusados',
    ]);
    expect(dito(await libera(id))).toEqual([409, 'Há documentos recusados']);
    await c.envia(c.administrador, 'PATCH', conferir, { ...recusa, situacao: 'CONFERIDO' });
    expect((await situacao(id, { ...regular, motivo: 'em papel' })).status).toBe(200);
    const lido = (await c.envia(p.dono, 'GET', `/api/instrutor/${id}`)).body;
    expect(lido.conferencias.map((f) => [f.situacao, f.dispensa])).toEqual([
      ['CONFERIDO', null],
      ...Array(3).fill(['PENDENTE', 'em papel']),
    ]);
    const ato = await findRow(t, 'auditoria', { registroId: id, acao: 'alterarSituacaoDoInstrutor' });
    expect(ato?.depois).toMatchObject({ motivo: 'em papel', situacaoInstrutor: 'REGULAR' });
  });

  it('[C-C14] is set in one act, with a mail to the coordinator; repeating it changes nothing', async () => {
    const p = await c.aprovado();
    const id = await c.w.novoInstrutor(p.projeto, NOVO);
    const antes = (await t.emailsAte(0)).length;
    const [um, dois] = await Promise.all([libera(id), libera(id)]);
    expect([um.status, dois.status]).toEqual([200, 200]);
    expect((await libera(id, {}, 1)).status).toBe(200);
    expect(await guardado(id)).toMatchObject({ versao: 2, situacao: 'REGULAR', mesInicio: '2026-06' });
    const meus = (await t.emailsAte(antes + 1)).filter(({ texto }) =>
      texto.includes(`/instrutores/${p.projeto}\n`),
    );
    expect(meus.map(({ assunto }) => assunto)).toEqual(['Instrutor REGULAR a partir de junho de 2026']);
    const checks = await rowsOf(t, 'conferenciaDeDocumento', { instrutorId: id });
    expect(checks.map((f) => [f.situacao, f.conferidoPorId])).toEqual(
      Array(4).fill(['CONFERIDO', c.administrador.id]),
    );
  });

  it('[C-A16] shows the month before the act, which is that of the period of regularisation', async () => {
    const p = await c.aprovado();
    const id = await c.w.novoInstrutor(p.projeto, NOVO);
    const diz = async () =>
      (await c.envia(c.administrador, 'GET', `/api/instrutor/${id}`)).body.inicioAoRegularizar;
    expect(await diz()).toBe('2026-06');
    const configuracao = (regularizacao: unknown) =>
      c.envia(c.administrador, 'PUT', '/api/configuracao', { regularizacao, motivo: 'aviso novo' });
    expect((await configuracao([{ de: '05-01', ate: '05-31', mes: 8 }])).status).toBe(200);
    expect(await diz()).toBe('2026-08');
    await libera(id);
    expect((await guardado(id))?.mesInicio).toBe('2026-08');
    for (const [periodos, texto] of [
      [[{ de: '05-31', ate: '05-01', mes: 8 }], 'Escreva os dias do período como mm-dd'],
      [[{ de: '05-01', ate: '05-31', mes: 13 }], 'Escreva os dias do período como mm-dd'],
      [
        [
          { de: '05-01', ate: '05-31', mes: 8 },
          { de: '05-31', ate: '06-01', mes: 9 },
        ],
        'Os períodos de regularização não podem ter dias em comum',
      ],
    ] as const) {
      expect(dito(await configuracao(periodos))).toEqual([422, expect.stringContaining(texto)]);
    }
    await configuracao([
      { de: '01-01', ate: '03-31', mes: 4 },
      { de: '04-03', ate: '05-05', mes: 5 },
    ]);
  });
});

describe('the month given follows the arrival of the documents (D66)', () => {
  it('[C-A16] shows the days of arrival and of the check in the row, and pays the month', async () => {
    const p = await c.aprovado();
    const agora = t.clock.agora();
    const id = await c.w.novoInstrutor(p.projeto, NOVO);
    const ler = async () => (await c.envia(c.administrador, 'GET', `/api/instrutor/${id}`)).body;
    expect(await ler()).toMatchObject({
      ...{ aguardandoConferencia: true, documentosEm: '2026-05-13', conferidosEm: null, mesInicio: null },
      falta: [expect.stringContaining('Falta conferir: Termo de compromisso')],
    });
    // Two months later.
    t.clock.definir('2026-07-20T12:00:00.000Z');
    const sessao = await c.w.abrirSessao(c.administrador.id, c.administrador.tipo);
    const adm = { ...c.administrador, ...sessao };
    const antes = (await c.envia(adm, 'GET', `/api/instrutor/${id}`)).body;
    expect(antes).toMatchObject({ inicioAoRegularizar: '2026-06', inicioSemConferir: '2026-08' });
    expect((await c.envia(adm, 'POST', `/api/instrutor/liberar/${id}`, {})).status).toBe(200);
    expect((await c.envia(adm, 'GET', `/api/instrutor/${id}`)).body).toMatchObject({
      ...{ mesInicio: '2026-06', documentosEm: '2026-05-13', conferidosEm: '2026-07-20' },
      ...{ aguardandoConferencia: false, falta: [] },
    });
    await c.w.novaFrequencia(id, 2026, [-1, -1, -1, -1, -1, 20], p.dono.id);
    const folha = await send<{ lancamentos: { instrutor: { id: number }; pago: boolean }[] }>(
      ...([t.url, 'GET', '/api/pagamento/2026-06', { token: adm.token }] as const),
    );
    expect(folha.body.lancamentos.find(({ instrutor }) => instrutor.id === id)?.pago).toBe(true);
    t.clock.definir(agora.toISOString());
  });

  it('is shown as IRREGULAR only once somebody has set it', async () => {
    const p = await c.aprovado();
    const id = await c.w.novoInstrutor(p.projeto, NOVO);
    const aguarda = async () =>
      (await c.envia(p.dono, 'GET', `/api/instrutor/${id}`)).body.aguardandoConferencia;
    const mes = { mesInicio: '2026-06' };
    expect((await c.envia(c.administrador, 'PATCH', `/api/instrutor/mes_inicio/${id}`, mes)).status).toBe(
      200,
    );
    expect(await aguarda()).toBe(true);
    expect((await libera(id)).status).toBe(200);
    expect((await situacao(id, { situacaoInstrutor: 'IRREGULAR' })).status).toBe(200);
    expect(await aguarda()).toBe(false);
  });
});

describe('the dates of a vínculo (D40)', () => {
  it.each(['1999-01', '2099-01', '2026-02', '2027-01'])('[C-A6] does not begin in %s', async (mesInicio) => {
    const p = await c.aprovado();
    const id = await c.w.novoInstrutor(p.projeto);
    const r = await c.envia(c.administrador, 'PATCH', `/api/instrutor/mes_inicio/${id}`, { mesInicio });
    const texto = 'O mês de início deve estar na vigência do edital: de março de 2026 a dezembro de 2026';
    expect([r.status, r.body.errors]).toEqual([422, { mesInicio: texto }]);
  });

  it('[C-A5] refuses an end before the call’s vigência, or before registered hours', async () => {
    const p = await c.aprovado();
    const id = await c.w.novoInstrutor(p.projeto, { mesInicio: '2026-04' });
    const fim = (data: string) => c.envia(p.dono, 'DELETE', `/api/instrutor/${id}`, { data });
    const fora = 'O último dia do vínculo deve estar na vigência do edital: de 01/03/2026 a 31/12/2026';
    expect((await fim('2020-05-01')).body.errors).toEqual({ data: fora });
    await c.w.novaFrequencia(id, 2026, [-1, -1, -1, 34], p.dono.id);
    expect((await fim('2026-03-31')).body.errors).toEqual({
      data: 'Há horas registradas neste vínculo: o último dia não pode vir antes de 01/04/2026',
    });
    expect((await fim('2026-04-30')).status).toBe(204);
  });

  it('[C-A5] never began if it ended before its first month: no hours, no declaration', async () => {
    const p = await c.aprovado();
    const id = await c.w.novoInstrutor(p.projeto, { mesInicio: '2026-04' });
    expect((await c.envia(p.dono, 'DELETE', `/api/instrutor/${id}`, { data: '2026-03-20' })).status).toBe(
      204,
    );
    expect((await c.envia(c.administrador, 'GET', `/api/instrutor/${id}`)).body.nuncaComecou).toBe(true);
    const folha = await c.envia(p.dono, 'GET', `/api/frequenciasInstrutor/folha/${p.projeto}`);
    expect(folha.body).toMatchObject({ linhas: [] });
    const declara = await c.envia(p.dono, 'POST', '/api/declaracao', { papel: 'INSTRUTOR', instrutor: id });
    expect(declara.status).toBe(409);
  });

  it('[C-A5] can be taken back by an administrator with a reason, while its place is free', async () => {
    const p = await c.aprovado({ remunerados: 1 });
    const id = await c.w.novoInstrutor(p.projeto);
    await c.envia(p.dono, 'DELETE', `/api/instrutor/${id}`, { motivo: 'enganei-me' });
    const retoma = (quem: Pessoa, motivo: string | null) =>
      c.envia(quem, 'POST', `/api/instrutor/retomar/${id}`, { motivo });
    expect((await retoma(p.dono, 'quero de volta')).status).toBe(403);
    expect((await retoma(c.administrador, ' ')).body.errors).toEqual({
      motivo: 'Escreva o motivo da retomada do vínculo',
    });
    const outro = await cadastra(p);
    expect(dito(await retoma(c.administrador, 'engano'))).toEqual([
      409,
      'Não há vaga de bolsista neste projeto',
    ]);
    await c.envia(p.dono, 'DELETE', `/api/instrutor/${outro.body.id}`);
    expect((await retoma(c.administrador, 'encerrado por engano')).body).toMatchObject({
      id,
      fimVinculo: null,
    });
    expect(await guardado(id)).toMatchObject({ fim: null, motivoDoFim: null, encerradoEm: null });
    expect(dito(await retoma(c.administrador, 'de novo'))).toEqual([
      409,
      'O vínculo deste instrutor não foi encerrado',
    ]);
  });
});

describe('the dated history (D39)', () => {
  it('closes the present state and opens the next one at every act, with author and reason', async () => {
    const p = await c.aprovado();
    const inicio = t.clock.agora().getTime();
    const dia = (n: number) => new Date(inicio + n * 1000);
    const em = (n: number) => t.clock.definir(dia(n).toISOString());
    const { id } = (await cadastra(p, { cpf: novoCpf(), matricula: '5' })).body;
    em(1);
    await libera(id, { mesInicio: '2026-05' });
    em(2);
    const novo = await c.w.novoArquivo('historico', p.dono.id);
    await c.envia(p.dono, 'PATCH', `/api/instrutor/${id}`, { historico_declaracao: novo });
    em(3);
    await c.envia(p.dono, 'POST', `/api/instrutor/registrar-irregularidade/${id}`);
    em(4);
    await c.envia(p.dono, 'PATCH', `/api/instrutor/${id}`, { tipoAluno: 'VOLUNTARIO' });
    em(5);
    await situacao(id, { situacaoInstrutor: 'REGULAR', motivo: 'em papel' });
    em(6);
    await c.envia(p.dono, 'DELETE', `/api/instrutor/${id}`, { motivo: 'mudou-se' });
    em(7);
    await c.envia(c.administrador, 'POST', `/api/instrutor/retomar/${id}`, { motivo: 'voltou' });
    const linhas = (await rowsOf(t, 'historicoDoInstrutor', { instrutorId: id }, 'desde')).toSorted((a, b) =>
      a.campo.localeCompare(b.campo),
    );
    const segundos = (quando: Date | null) => (quando === null ? null : (quando.getTime() - inicio) / 1000);
    const [dono, adm] = [p.dono.id, c.administrador.id];
    expect(
      linhas.map((l) => [l.campo, l.valor, segundos(l.desde), segundos(l.ate), l.autorId, l.motivo]),
    ).toEqual([
      ['DOCUMENTOS', 'POR_CONFERIR', 0, 1, dono, null],
      ['DOCUMENTOS', 'EM_ORDEM', 1, 2, adm, null],
      ['DOCUMENTOS', 'POR_CONFERIR', 2, 5, dono, null],
      ['DOCUMENTOS', 'DISPENSADO', 5, null, adm, 'em papel'],
      // REGULAR since the arrival of the documents, at the registration (D66).
      ['SITUACAO', 'IRREGULAR', 0, 0, dono, null],
      ['SITUACAO', 'REGULAR', 0, 3, adm, null],
      ['SITUACAO', 'IRREGULAR', 3, 5, dono, null],
      ['SITUACAO', 'REGULAR', 5, null, adm, 'em papel'],
      ['TIPO', 'BOLSISTA', 0, 4, dono, null],
      ['TIPO', 'VOLUNTARIO', 4, null, dono, null],
      ['VINCULO', 'VIVO', 0, 6, dono, null],
      ['VINCULO', 'ENCERRADO', 6, 7, dono, 'mudou-se'],
      ['VINCULO', 'VIVO', 7, null, adm, 'voltou'],
    ]);
    t.clock.definir(new Date(inicio).toISOString());
  });

  it('has no gap and no overlap after the clock was set back', async () => {
    const p = await c.aprovado();
    const agora = t.clock.agora();
    const { id } = (await cadastra(p, { cpf: novoCpf(), matricula: '5' })).body;
    t.clock.definir(new Date(agora.getTime() - 1000).toISOString());
    expect((await libera(id)).status).toBe(200);
    t.clock.definir(agora.toISOString());
  });
});

it('[C-C8] has neither hours nor absence of an instructor who starts next month', async () => {
  const p = await c.aprovado();
  const id = await c.w.novoInstrutor(p.projeto, { mesInicio: '2026-06' });
  const lido = await c.envia(p.dono, 'GET', `/api/instrutor/${id}`);
  expect(lido.body).toMatchObject({ comecaEm: '2026-06', frequentando: false });
  const verifica = await c.envia(p.dono, 'GET', `/api/instrutor/verificar-frequencia/${id}`);
  expect(verifica.body as unknown).toEqual({ data: false });
  expect((await c.envia(p.dono, 'POST', `/api/instrutor/registrar-irregularidade/${id}`)).status).toBe(409);
});
