import { randomUUID } from 'node:crypto';
import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_DOS_DIAS as M, menosSemLer } from '@instrutoria/domain/frequencia/messages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, INICIO, type TestApp } from '../../testing/app.ts';
import { insistWhenBusy, send } from '../../testing/client.ts';
import { countOf, insertInto, rowOf } from '../../testing/rows.ts';
import {
  ateMaio,
  type CenaDaFrequencia,
  criarCenaDaFrequencia,
  deAna,
  registrar,
} from '../../testing/world/cena-da-frequencia.ts';
import type { Estudante } from '../../testing/world/estudantes.ts';
import { createWorld, type World } from '../../testing/world.ts';

type MeusDias = AnswerOf<Api['lerMeusDias']>;
type Folha = AnswerOf<Api['lerFolhaDeFrequencia']>;
interface Recusa {
  readonly message: string;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly atual?: unknown;
}

let t: TestApp;
let w: World;
beforeAll(insistWhenBusy);
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());

let c: CenaDaFrequencia;
let aluna: Estudante;
beforeEach(async () => {
  t.clock.definir(INICIO);
  c = await criarCenaDaFrequencia(t, w);
  aluna = await w.novoEstudante();
  await w.darVinculo(c.ana, aluna);
});

const linha = (dia: string, horas: number, mais: object = {}) => ({
  ...{ id: randomUUID() as string, dia, horas, atividade: 'Plantão de dúvidas', ...mais },
});
const vinculo = (c: Pick<CenaDaFrequencia, 'ana'>) => `/api/estudante/vinculos/${c.ana}`;
const meus = async (quem = aluna) =>
  (await send<MeusDias>(t.url, 'GET', `${vinculo(c)}/dias`, { token: quem.token })).body;
const doMes = async (mes = '2026-05') => (await meus()).meses.find((um) => um.mes === mes);
const guardar = (dias: object[], apagados: object[] = []) =>
  send<Recusa>(t.url, 'PUT', `${vinculo(c)}/dias`, { token: aluna.token, body: { dias, apagados } });
const enviar = (soma: number, mes = '2026-05') =>
  send<Recusa>(t.url, 'POST', `${vinculo(c)}/meses/${mes}/enviar`, { token: aluna.token, body: { soma } });
const reabrir = (mes = '2026-05') =>
  send<Recusa>(t.url, 'POST', `${vinculo(c)}/meses/${mes}/reabrir`, { token: aluna.token });
const celula = async (mes = 5) => {
  const url = `/api/frequenciasInstrutor/folha/${c.projeto}`;
  const { body } = await send<Folha>(t.url, 'GET', url, { token: c.dono.token });
  const [dela] = body.linhas;
  if (dela === undefined) throw new Error('no row');
  return { ...dela.celulas[mes - 1], versaoDaLinha: dela.versao };
};
const devolver = (versao: number, motivo?: string) =>
  send<Recusa>(
    t.url,
    'POST',
    `/api/frequenciasInstrutor/projeto/${c.projeto}/dias/${c.ana}/2026-05/devolver`,
    {
      ...{ token: c.dono.token, body: { versao, motivo } },
    },
  );
/** Registers the year until May; `aluno`: the month of the student as it was read. */
const registrarMaio = (horas: number, aluno?: object) =>
  registrar(c, [
    deAna(c, [...ateMaio().slice(0, 4), { mes: 5, horas, ...(aluno === undefined ? {} : { aluno }) }]),
  ]);

describe('the days of a student', () => {
  it('are added, changed and deleted, and summed up by month, the latest first', async () => {
    const [um, dois] = [linha('2026-05-04', 4), linha('2026-05-05', 2.5)];
    expect((await guardar([um, dois, linha('2026-04-30', 3)])).body.message).toBe(M.diasGuardados);
    const { meses, hoje, esperado } = await meus();
    expect([hoje, esperado]).toEqual(['2026-05-13', 34]);
    expect(meses.slice(0, 2).map(({ mes, soma, aberto, estado }) => [mes, soma, aberto, estado])).toEqual([
      ['2026-05', 6.5, true, 'aberto'],
      ['2026-04', 3, true, 'aberto'],
    ]);
    expect((await guardar([{ ...um, horas: 5, versao: 1 }], [{ id: dois.id, versao: 1 }])).status).toBe(200);
    expect(await doMes()).toMatchObject({ soma: 5, dias: [{ id: um.id, horas: 5, versao: 2 }] });
  });

  it('are saved once, however often a line is sent, and stay deleted', async () => {
    const um = linha('2026-05-04', 4);
    for (let vez = 0; vez < 3; vez += 1) expect((await guardar([um])).status).toBe(200);
    expect(await doMes()).toMatchObject({ soma: 4, dias: [{ versao: 1 }] });
    await Promise.all(Array.from({ length: 6 }, () => guardar([um])));
    expect(await countOf(t, 'diaDoEstudante', { instrutorId: c.ana })).toBe(1);
    await guardar([], [{ id: um.id, versao: 1 }]);
    expect((await guardar([], [{ id: um.id, versao: 1 }])).status).toBe(200);
    const tarde = await guardar([um]);
    expect([tarde.status, tarde.body]).toMatchObject([409, { code: 'DIA_MUDOU', atual: null }]);
    expect((await doMes())?.dias).toEqual([]);
  });

  it('of two devices are both there; of one line changed on both, the later save is told what stands', async () => {
    const um = linha('2026-05-04', 4);
    await guardar([um]);
    await Promise.all([guardar([linha('2026-05-05', 1)]), guardar([linha('2026-05-06', 2)])]);
    expect((await doMes())?.soma).toBe(7);
    expect((await guardar([{ ...um, horas: 6, versao: 1 }])).status).toBe(200);
    const outra = await guardar([{ ...um, horas: 3, versao: 1 }]);
    expect([outra.status, outra.body]).toMatchObject([
      409,
      { code: 'DIA_MUDOU', message: M.diaMudou, atual: { id: um.id, horas: 6, versao: 2 } },
    ]);
    expect((await doMes())?.soma).toBe(9);
  });

  it.each([
    ['no hours', linha('2026-05-04', 0), 'horas', M.horasDoDia],
    ['a quarter of an hour', linha('2026-05-04', 1.25), 'horas', M.horasDoDiaComUmaCasa],
    ['next to nothing', linha('2026-05-04', 1e-8), 'horas', M.horasDoDiaComUmaCasa],
    ['more than twelve hours', linha('2026-05-04', 12.5), 'horas', M.horasDemaisNoDia],
    ['tomorrow', linha('2026-05-14', 4), 'dia', M.diaFuturo],
    ['a day before the vínculo', linha('2025-12-31', 4), 'dia', M.diaForaDoVinculo],
    ['no such day', linha('2026-05-32', 4), 'dia', M.escolhaODia],
    ['no activity', linha('2026-05-04', 4, { atividade: ' -- ' }), 'atividade', M.oQueFez],
    [
      'a long activity',
      linha('2026-05-04', 4, { atividade: 'a'.repeat(201) }),
      'atividade',
      M.atividadeLonga,
    ],
  ])('are refused beside the field: %s', async (_, errada, campo, texto) => {
    const { status, body } = await guardar([linha('2026-05-05', 1), errada]);
    expect([status, body.errors]).toEqual([422, { [`dias.1.${campo}`]: texto }]);
    expect(await countOf(t, 'diaDoEstudante', { instrutorId: c.ana })).toBe(0);
  });

  it('have at most twelve hours together, also over several lines', async () => {
    await guardar([linha('2026-05-04', 8)]);
    const { status, body } = await guardar([linha('2026-05-04', 4), linha('2026-05-04', 0.1)]);
    expect([status, body.errors]).toEqual([
      422,
      { 'dias.1.horas': 'Em 04/05 já há 12 h. Num dia cabem no máximo 12 horas.' },
    ]);
  });

  it('end with the vínculo', async () => {
    const fim = { fim: '2026-05-08', motivoDoFim: 'Desistiu', encerradoEm: t.clock.agora() };
    c = { ...c, ana: await w.novoInstrutor(c.projeto, fim) };
    await w.darVinculo(c.ana, aluna);
    expect((await guardar([linha('2026-05-08', 4)])).status).toBe(200);
    expect((await guardar([linha('2026-05-09', 4)])).body.errors).toEqual({
      'dias.0.dia': M.diaForaDoVinculo,
    });
  });

  it('of April close with the window of May, to the millisecond, and with its extension', async () => {
    t.clock.definir('2026-05-20T23:59:59.999Z');
    aluna = await w.novoEstudante();
    await w.darVinculo(c.ana, aluna);
    expect((await guardar([linha('2026-04-04', 4)])).status).toBe(200);
    t.clock.definir('2026-05-21T00:00:00.000Z');
    const tarde = await guardar([linha('2026-04-05', 4)]);
    expect([tarde.status, tarde.body]).toMatchObject([409, { code: 'MES_FECHADO', message: M.prazoDoMes }]);
    expect((await guardar([linha('2026-05-20', 4)])).status).toBe(200);
    const adm = await w.novaPessoa('administrador');
    const mais = { janela: 'frequencia', ate: '2026-05-25', motivo: 'Greve', projeto: c.projeto };
    const url = '/api/prorrogacao';
    expect((await send(t.url, 'POST', url, { token: adm.token, body: mais })).status).toBeLessThan(300);
    expect((await guardar([linha('2026-04-05', 4)])).status).toBe(200);
    expect((await doMes('2026-03'))?.aberto).toBe(false);
  });
});

describe('a month that a student sends', () => {
  it('is closed to changes until the student reopens it, and needs the sum that was read', async () => {
    expect((await enviar(0)).body.message).toBe(M.semDias);
    await guardar([linha('2026-05-04', 4)]);
    expect((await enviar(5)).body).toMatchObject({ code: 'SOMA_MUDOU' });
    expect((await reabrir()).body.message).toBe(M.mesNaoEnviado);
    expect((await enviar(4)).body.message).toBe(M.mesEnviado);
    expect((await guardar([linha('2026-05-05', 4)])).body.message).toBe(M.mesJaEnviado);
    expect((await enviar(4)).status).toBe(409);
    expect((await reabrir()).body.message).toBe(M.mesReaberto);
    expect((await guardar([linha('2026-05-05', 4)])).status).toBe(200);
  });

  it('has no day after the vínculo, also where it was ended after the day was typed', async () => {
    const fim = { fim: '2026-05-08', motivoDoFim: 'Desistiu', encerradoEm: t.clock.agora() };
    c = { ...c, ana: await w.novoInstrutor(c.projeto, fim) };
    await w.darVinculo(c.ana, aluna);
    await guardar([linha('2026-05-04', 4)]);
    const depois = linha('2026-05-11', 4);
    await insertInto(t, 'diaDoEstudante', { ...depois, instrutorId: c.ana, alteradoEm: t.clock.agora() });
    const cedo = await enviar(8);
    expect([cedo.status, cedo.body.message]).toEqual([409, M.apagueODia('11/05/2026')]);
    expect((await guardar([], [{ id: depois.id, versao: 1 }])).status).toBe(200);
    expect((await enviar(4)).status).toBe(200);
  });

  it('fills the sheet with its sum, and is attested by the save', async () => {
    await guardar([linha('2026-05-04', 4), linha('2026-05-05', 6.5)]);
    expect(await celula()).toMatchObject({ horas: 34, aluno: null });
    await enviar(10.5);
    expect(await celula()).toMatchObject({
      ...{ horas: 10.5, guardada: false },
      aluno: { estado: 'enviado', horas: 10.5, dias: 2, versao: 1, motivo: null },
    });
    const antes = t.emails.length;
    expect((await registrarMaio(10.5, { versao: 1 })).status).toBe(200);
    expect(await celula()).toMatchObject({ horas: 10.5, guardada: true, aluno: { estado: 'atestado' } });
    expect(await doMes()).toMatchObject({ estado: 'atestado', soma: 10.5, registradas: 10.5, motivo: null });
    expect((await reabrir()).body.message).toBe(M.mesJaRegistrado);
    expect((await guardar([linha('2026-05-06', 4)])).body.message).toBe(M.mesJaRegistrado);
    expect(t.emails.length).toBe(antes);
  });

  it('registered with fewer hours needs a reason, which the student reads at once; both numbers stay', async () => {
    await guardar([linha('2026-05-04', 8)]);
    await enviar(8);
    const sem = await registrarMaio(6, { versao: 1, motivo: '  ' });
    expect([sem.status, sem.body.errors]).toEqual([
      422,
      { '0.horasPorMes.4.aluno.motivo': `Ana Lima: ${M.motivoDasHoras}` },
    ]);
    const antes = t.emails.length;
    const motivo = 'No dia 4 a oficina durou seis horas.';
    expect((await registrarMaio(6, { versao: 1, motivo })).status).toBe(200);
    const email = (await t.emailsAte(antes + 1)).at(-1);
    expect(email?.para).toBe((await rowOf(t, 'instrutor', { id: c.ana })).email);
    for (const dito of ['8 h', '6 h', motivo]) expect(email?.texto).toContain(dito);
    expect(await doMes()).toMatchObject({ soma: 8, registradas: 6, motivo });
    expect(await celula()).toMatchObject({ horas: 6, aluno: { horas: 8, motivo } });
    // The same hours again ask and tell nothing; still fewer do.
    expect((await registrarMaio(6)).status).toBe(200);
    expect((await registrarMaio(5)).status).toBe(422);
    expect((await registrarMaio(9, { versao: 2 })).status).toBe(200);
    expect(await doMes()).toMatchObject({ registradas: 9, motivo: null });
    expect(t.emails.length).toBe(antes + 1);
  });

  it('is told to the student with its days as not sent, before they close the account', async () => {
    const porEnviar = async () => {
      const { body } = await send<AnswerOf<Api['estudanteAtual']>>(t.url, 'GET', '/api/estudante', {
        token: aluna.token,
      });
      return body.porEnviar;
    };
    expect(await porEnviar()).toEqual({ dias: 0, meses: 0 });
    const apagada = linha('2026-05-06', 1);
    await guardar([linha('2026-05-04', 4), linha('2026-05-05', 4), apagada, linha('2026-04-06', 2)]);
    await guardar([], [{ id: apagada.id, versao: 1 }]);
    expect(await porEnviar()).toEqual({ dias: 3, meses: 2 });
    await enviar(8);
    expect(await porEnviar()).toEqual({ dias: 1, meses: 1 });
    await devolver(1, 'Falta o dia 6.');
    expect(await porEnviar()).toEqual({ dias: 3, meses: 2 });
  });

  it('refuses fewer hours from a sheet that was read before, or that says nothing of the month', async () => {
    await guardar([linha('2026-05-04', 8)]);
    expect((await registrarMaio(5)).status).toBe(200);
    await enviar(8);
    const sem = await registrarMaio(6);
    expect([sem.status, sem.body.errors]).toEqual([
      422,
      { '0.horasPorMes.4.horas': `Ana Lima: ${menosSemLer(8)}` },
    ]);
    expect((await registrarMaio(-1)).status).toBe(422);
    // What was registered before the student sent the month stands, and attests nothing.
    expect((await registrarMaio(5)).status).toBe(200);
    expect(await celula()).toMatchObject({ aluno: { estado: 'enviado' } });
    expect(await doMes()).toMatchObject({ registradas: 5, estado: 'enviado' });
  });

  it('comes back with a reason, by mail and as a task, and is sent again', async () => {
    await guardar([linha('2026-05-04', 8)]);
    await enviar(8);
    expect((await devolver(7, 'Falta o dia 5.')).status).toBe(412);
    expect((await devolver(1)).body.errors).toEqual({ motivo: M.motivoDaDevolucao });
    const antes = t.emails.length;
    expect((await devolver(1, 'Falta o dia 5.')).body.message).toBe(M.mesDevolvido);
    const email = (await t.emailsAte(antes + 1)).at(-1);
    expect(email?.assunto).toBe('O mês voltou: maio de 2026');
    expect(email?.texto).toContain('Falta o dia 5.');
    expect(await doMes()).toMatchObject({ estado: 'devolvido', motivo: 'Falta o dia 5.' });
    expect(await celula()).toMatchObject({ horas: 34, aluno: { estado: 'devolvido', horas: null } });
    const vinculos = await send<AnswerOf<Api['lerMeusVinculos']>>(t.url, 'GET', '/api/estudante/vinculos', {
      token: aluna.token,
    });
    expect(vinculos.body[0]?.aFazer.map(({ texto }) => texto)).toContain('O mês voltou: maio de 2026');
    await guardar([linha('2026-05-05', 2)]);
    expect((await enviar(10)).status).toBe(200);
    expect(await doMes()).toMatchObject({ estado: 'enviado', motivo: null });
  });

  it('is not attested by a sheet that was read before, nor by one of before it was reopened', async () => {
    await guardar([linha('2026-05-04', 8)]);
    await enviar(8);
    expect((await registrarMaio(34)).status).toBe(200);
    expect(await celula()).toMatchObject({ horas: 34, aluno: { estado: 'enviado', horas: 8 } });
    await reabrir();
    const velha = await registrarMaio(8, { versao: 1 });
    expect([velha.status, velha.body.message]).toEqual([412, M.alunoMudouOMes]);
  });

  it('changes nothing for the body of the first specification, in a project without logs', async () => {
    expect((await registrarMaio(34)).status).toBe(200);
    expect(await countOf(t, 'mesDoEstudante', { instrutorId: c.ana })).toBe(0);
    expect(await celula()).toMatchObject({ horas: 34, guardada: true, aluno: null });
  });
});

it('T-G13: reopened by the student while the coordination attests: one of both, never a mix, 12 rounds', async () => {
  await guardar([linha('2026-05-04', 8)]);
  const doAluno = async () => (await celula()).aluno?.versao ?? 0;
  for (let rodada = 0; rodada < 12; rodada += 1) {
    await enviar(8);
    const versao = await doAluno();
    const [coordenacao, aluno] = await Promise.all(
      rodada % 2 === 0
        ? [registrarMaio(8, { versao }), reabrir()]
        : [reabrir(), registrarMaio(8, { versao })].toReversed(),
    );
    const { estado } = (await doMes()) ?? {};
    expect([coordenacao?.status, aluno?.status, estado]).toEqual(
      coordenacao?.status === 200 ? [200, 409, 'atestado'] : [412, 200, 'aberto'],
    );
    if (estado === 'atestado') expect((await devolver(await doAluno(), 'Outra vez')).status).toBe(200);
  }
  // Sent alone, the same request attests the month.
  await enviar(8);
  expect((await registrarMaio(8, { versao: await doAluno() })).status).toBe(200);
  expect(await doMes()).toMatchObject({ estado: 'atestado' });
});

describe('the coordinator’s task about months that students sent', () => {
  type Mesa = AnswerOf<Api['listarTarefas']>;
  const mesa = async () => {
    const { token } = await w.abrirSessao(c.dono.id, 'coordenador');
    const { body } = await send<Mesa>(t.url, 'GET', '/api/tarefas', { token });
    return body.tarefas;
  };
  const aAtestar = async () => (await mesa()).filter(({ codigo }) => codigo === 'HORAS_A_ATESTAR');

  it('counts them by month until the hours are registered, and names no month twice', async () => {
    await w.novaFrequencia(c.ana, 2026, [34, 34, 34], c.dono.id);
    await guardar([linha('2026-05-04', 4), linha('2026-04-06', 3)]);
    expect(await aAtestar()).toEqual([]);
    await enviar(4);
    await enviar(3, '2026-04');
    expect(await aAtestar()).toMatchObject([
      { titulo: 'Atestar as horas de 1 aluno em abril de 2026', quantos: 1, ate: '2026-05-20' },
      {
        titulo: 'Atestar as horas de 1 aluno em maio de 2026',
        ...{ de: '2026-05-11', ate: '2026-05-20', espera: false },
        senao: 'Sem o registro das horas até 20/05/2026, 23h59, não há pagamento.',
        caminho: `/projetos/${c.projeto}/frequencia`,
      },
    ]);
    expect((await mesa()).filter(({ codigo }) => codigo === 'FREQUENCIA_A_REGISTRAR')).toEqual([]);
    const aluno = { versao: 1 };
    const [abril, maio] = [
      { mes: 4, horas: 3, aluno },
      { mes: 5, horas: 4, aluno },
    ];
    expect((await registrar(c, [deAna(c, [...ateMaio().slice(0, 3), abril, maio])])).status).toBe(200);
    expect(await aAtestar()).toEqual([]);
  });

  it('goes away when the month is sent back, and comes again with it', async () => {
    await guardar([linha('2026-05-04', 4)]);
    await enviar(4);
    await devolver(1, 'Falta o dia 5.');
    expect(await aAtestar()).toEqual([]);
    await enviar(4);
    expect(await aAtestar()).toHaveLength(1);
  });

  it('waits for the window, and is not asked for while the instructor is irregular', async () => {
    await guardar([linha('2026-05-04', 4)]);
    await enviar(4);
    t.clock.definir('2026-05-21T00:00:00.000Z');
    expect(await aAtestar()).toMatchObject([
      { de: '2026-06-11', ate: '2026-06-20', espera: true, caminho: `/projetos/${c.projeto}/instrutores` },
    ]);
    const adm = await w.novaPessoa('administrador');
    const body = { situacaoInstrutor: 'IRREGULAR', motivo: 'Falta um documento' };
    const url = `/api/instrutor/situacao_instrutor/${c.ana}`;
    expect((await send(t.url, 'PATCH', url, { token: adm.token, body })).status).toBe(200);
    expect(await aAtestar()).toEqual([]);
  });
});
