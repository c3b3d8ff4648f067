import { randomUUID } from 'node:crypto';
import { somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { TAREFAS_NO_RESUMO } from '@instrutoria/domain/tarefa/limits.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Email } from '../../adapters/mail/email.ts';
import type { Outbox } from '../../adapters/mail/outbox.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { countOf, insertInto, updateRows } from '../../testing/rows.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';
import { lembrarPorPrazo } from '../designacao/housekeeping.ts';
import { avisarEncerramentos } from '../projeto/housekeeping.ts';
import { enviarResumos } from './housekeeping.ts';

let t: TestApp;
let w: World;
/** Each test has its own Monday. */
let segunda = '2026-05-11';
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());

function novaSegunda(): string {
  segunda = somarDias(segunda, 7);
  return segunda;
}

type Job = () => Promise<number>;

/** The mails sent since, in order. */
async function saiu(app: TestApp, antes: number, quantos: number): Promise<readonly Email[]> {
  return (await app.emailsAte(antes + quantos)).slice(antes);
}

/** The mails of a round in two processes at once, which never mail a person twice. */
async function rodada(
  instante: string,
  app: TestApp = t,
  jobs: readonly Job[] = [() => enviarResumos(app.deps), () => enviarResumos(app.deps)],
): Promise<readonly Email[]> {
  app.clock.definir(instante);
  const antes = (await app.emailsAte(0)).length;
  const quantos = (await Promise.all(jobs.map((job) => job()))).reduce((soma, um) => soma + um, 0);
  return await saiu(app, antes, quantos);
}
const as = (dia: string, hora = '07:00:00.000') => `${dia}T${hora}Z`;

async function umEmail(emails: readonly Email[], { id }: Pessoa): Promise<Email | undefined> {
  const { rows } = await t.deps.database.pool.query<{ email: string }>(
    'select email from professor where id = $1',
    [id],
  );
  const dele = emails.filter(({ para }) => para === rows[0]?.email);
  expect(dele.length).toBeLessThan(2);
  return dele[0];
}
const recebeu = async (instante: string, quem: Pessoa) =>
  (await umEmail(await rodada(instante), quem)) !== undefined;

/** A person with a draft in a call that stays open long. */
async function comRascunho(): Promise<Pessoa> {
  const quem = await w.novaPessoa();
  const edital = await w.novoEdital({ inicio: '2026-05-01', fim: '2027-04-30' });
  await w.novoProjeto(quem.id, edital, { ehRascunho: true, submetidoEm: null, titulo: 'Plantões de Física' });
  return quem;
}

describe('the weekly digest (E-GERAL-9)', () => {
  it('starts on a Monday at seven in an installation that never sent one', async () => {
    const quem = await comRascunho();
    expect(await rodada('2026-05-13T12:00:00.000Z')).toEqual([]);
    const dia = novaSegunda();
    expect(await rodada(as(dia, '06:59:59.999'))).toEqual([]);
    expect(await recebeu(as(dia), quem)).toBe(true);
  });

  it('is one mail a person and week, with any number of processes and rounds', async () => {
    const pessoas = [await comRascunho(), await comRascunho(), await comRascunho()];
    const dia = novaSegunda();
    const emails = await rodada(as(dia));
    for (const quem of pessoas) expect(await umEmail(emails, quem)).toBeDefined();
    expect(new Set(emails.map(({ para }) => para)).size).toBe(emails.length);
    for (const depois of [as(dia, '08:00:00.000'), as(somarDias(dia, 1)), as(somarDias(dia, 6))])
      expect(await rodada(depois)).toEqual([]);
    expect((await rodada(as(novaSegunda()))).length).toBe(emails.length);
  });

  it('is sent late on another day of the same week by daylight; a missed week never', async () => {
    const quem = await comRascunho();
    const terca = somarDias(novaSegunda(), 1);
    expect(await rodada(as(terca, '03:00:00.000'))).toEqual([]);
    expect(await recebeu(as(terca, '09:30:00.000'), quem)).toBe(true);
    expect(await recebeu(as(somarDias(terca, 1)), quem)).toBe(false);
    novaSegunda();
    expect(await recebeu(as(novaSegunda()), quem)).toBe(true);
    expect(await rodada(as(segunda, '10:00:00.000'))).toEqual([]);
  });

  it('goes to nobody without tasks, with a closed account, or who switched it off', async () => {
    const sem = await w.novaPessoa();
    const encerrada = await comRascunho();
    await updateRows(t, 'professor', { encerradoEm: t.clock.agora() }, { id: encerrada.id });
    const naoQuer = await comRascunho();
    const mudar = async (recebe: unknown) => {
      const { token } = await w.abrirSessao(naoQuer.id, naoQuer.tipo);
      return await send<{ recebe: boolean }>(t.url, 'PUT', '/api/professor/resumo', {
        token,
        body: { recebe },
      });
    };
    expect((await mudar('não')).status).toBe(422);
    expect((await mudar(false)).body).toEqual({ recebe: false });
    expect((await mudar(false)).body).toEqual({ recebe: false });
    expect(await countOf(t, 'auditoria', { acao: 'alterarResumoSemanal', registroId: naoQuer.id })).toBe(1);
    const emails = await rodada(as(novaSegunda()));
    for (const quem of [sem, encerrada, naoQuer]) expect(await umEmail(emails, quem)).toBeUndefined();
    t.clock.definir(as(segunda, '12:00:00.000'));
    await mudar(true);
    expect(await recebeu(as(segunda, '13:00:00.000'), naoQuer)).toBe(false);
    expect(await recebeu(as(novaSegunda()), naoQuer)).toBe(true);
  });

  it("contains the reader's own tasks: day and place, and no CPF", async () => {
    const dia = novaSegunda();
    const coordenador = await w.novaPessoa();
    const { projeto } = await w.novoAprovado({ dono: coordenador, remunerados: 1, voluntarios: 0 });
    const instrutor = await w.novoInstrutor(projeto, {
      nome: 'Ana Siqueira',
      situacao: 'IRREGULAR',
      mesInicio: null,
      cpf: '52998224725',
    });
    await w.recusarDocumento(instrutor, 'termo_compromisso');
    const avaliador = await w.novaPessoa('avaliador');
    const edital = await w.novoEditalEm('avaliacao', { prazoAvaliacao: somarDias(dia, -2) });
    const { aprovacao } = await w.novoDesignado(edital, { avaliador });
    const semAvaliador = await w.novoProjeto((await w.novaPessoa()).id, edital);
    const administrador = await w.novaPessoa('administrador');
    const emails = await rodada(as(dia));
    const [doCoordenador, doAvaliador, daCasa] = await Promise.all(
      [coordenador, avaliador, administrador].map(async (quem) => (await umEmail(emails, quem))?.texto ?? ''),
    );
    const endereco = (caminho: string) => `Abrir: ${t.deps.config.publicUrl.replace(/\/$/, '')}${caminho}\n`;
    expect(doCoordenador).toContain('Trocar o termo de compromisso de Ana Siqueira\n');
    expect(doCoordenador).toContain(endereco(`/projetos/${projeto}/instrutores`));
    expect(doCoordenador).not.toMatch(/529\.?982/);
    expect(doAvaliador).toContain('Responder ao convite para avaliar\n');
    expect(doAvaliador).toContain('atrasada desde');
    expect(doAvaliador).toContain(endereco(`/aceitar_projeto/${aprovacao}`));
    expect(doAvaliador).not.toContain('Designar avaliador');
    expect(daCasa).toContain('Designar avaliador para 1 projeto\n');
    expect(daCasa).toContain(endereco(`/editais/${edital}?situacao=aDesignar`));
    expect(semAvaliador).toBeGreaterThan(0);
    for (const texto of [doCoordenador, doAvaliador, daCasa])
      expect(texto).toContain(`${t.deps.config.publicUrl.replace(/\/$/, '')}/meus_dados\n`);
    await updateRows(t, 'edital', { fase: 'arquivado' }, { id: edital });
  });

  it('contains at most twenty lines, then the number of the others', async () => {
    const quem = await w.novaPessoa();
    const edital = await w.novoEdital({ inicio: '2026-05-01', fim: '2027-04-30' });
    for (let n = 0; n < TAREFAS_NO_RESUMO + 3; n += 1)
      await w.novoProjeto(quem.id, edital, { ehRascunho: true, submetidoEm: null });
    const email = await umEmail(await rodada(as(novaSegunda())), quem);
    expect(email?.assunto).toBe('Nesta semana: 23 tarefas esperam por você');
    expect(email?.texto.match(/^Abrir: /gm)).toHaveLength(TAREFAS_NO_RESUMO);
    expect(email?.texto).toContain('\nE mais 3, na sua página inicial.\n');
  });

  it('is before publication byte for byte the same with and without an assessment (D20)', async () => {
    const quem = await comRascunho();
    const edital = await w.novoEditalEm('avaliacao');
    const projeto = await w.novoProjeto(quem.id, edital);
    const ler = async () => await umEmail(await rodada(as(novaSegunda())), quem);
    const sem = await ler();
    expect(sem?.texto).toContain('Plantões de Física');
    const avaliador = await w.novaPessoa('avaliador');
    await w.novaAprovacaoConcluida(projeto, avaliador.id, {
      parecer: '<p>Segredo</p>',
      remuneradosAprovados: 1,
    });
    for (const fase of ['avaliacao', 'decisao', 'secretaria'] as const) {
      await updateRows(t, 'edital', { fase }, { id: edital });
      expect(await ler()).toEqual(sem);
    }
    await updateRows(t, 'edital', { fase: 'arquivado' }, { id: edital });
  });
});

describe('the digest beside another mail of the day (D44, D47)', () => {
  it("leaves out an evaluator's reminders of the same day, and keeps other tasks", async () => {
    const dia = novaSegunda();
    const avaliador = await comRascunho();
    await updateRows(t, 'professor', { tipo: 'avaliador' }, { id: avaliador.id });
    const soIsso = await w.novaPessoa('avaliador');
    const edital = await w.novoEditalEm('avaliacao', { prazoAvaliacao: somarDias(dia, 3) });
    for (const quem of [avaliador, soIsso]) await w.novoDesignado(edital, { avaliador: quem });
    const lembretes = await rodada(as(dia), t, [() => lembrarPorPrazo(t.deps)]);
    for (const quem of [avaliador, soIsso])
      expect((await umEmail(lembretes, quem))?.assunto).toBe('Você tem um projeto por avaliar');
    const emails = await rodada(as(dia));
    expect((await umEmail(emails, avaliador))?.texto).toContain('Enviar o rascunho');
    expect((await umEmail(emails, avaliador))?.texto).not.toContain('avaliar\n');
    expect(await umEmail(emails, soIsso)).toBeUndefined();
    await updateRows(t, 'edital', { fase: 'arquivado' }, { id: edital });
  });

  it('leaves out a project whose closing was announced on the same day', async () => {
    const dia = novaSegunda();
    const quem = await w.novaPessoa();
    const { projeto, edital } = await w.novoAprovado({ dono: quem, remunerados: 1, voluntarios: 0 });
    await updateRows(t, 'edital', { encerramentoSemInstrutores: somarDias(dia, 3) }, { id: edital });
    t.clock.definir(as(dia));
    await w.prorrogar('cadastroInstrutor', projeto);
    await send(t.url, 'POST', `/api/projeto/${projeto}/resultado/lido`, {
      token: (await w.abrirSessao(quem.id, quem.tipo)).token,
    });
    const avisos = await rodada(as(dia), t, [() => avisarEncerramentos(t.deps)]);
    expect(await umEmail(avisos, quem)).toBeDefined();
    expect(await umEmail(await rodada(as(dia)), quem)).toBeUndefined();
  });
});

describe('a round that does not end', () => {
  /** The real outbox, with a callback at each mail. */
  function comCorreio(
    em: (email: Email) => void,
  ): Pick<typeof t.deps, 'clock' | 'config' | 'database' | 'log' | 'outbox'> {
    const outbox: Outbox = {
      ...t.deps.outbox,
      async enfileirar(tx, email) {
        em(email);
        await t.deps.outbox.enfileirar(tx, email);
      },
    };
    return { ...t.deps, outbox };
  }

  it('continues where it was stopped between two people', async () => {
    const pessoas = [await comRascunho(), await comRascunho()];
    const parar = new AbortController();
    const instante = as(novaSegunda());
    const primeiros = await rodada(instante, t, [
      () =>
        enviarResumos(
          comCorreio(() => parar.abort()),
          parar.signal,
        ),
    ]);
    expect(primeiros).toHaveLength(1);
    const outros = await rodada(instante);
    for (const quem of pessoas) expect(await umEmail([...primeiros, ...outros], quem)).toBeDefined();
    expect(await rodada(instante)).toEqual([]);
  });

  it('skips and reports a person whose mail fails; the others get theirs', async () => {
    const um = await comRascunho();
    const outro = await comRascunho();
    const { rows } = await t.deps.database.pool.query<{ email: string }>(
      'select email from professor where id = $1',
      [um.id],
    );
    t.clock.definir(as(novaSegunda()));
    const antes = (await t.emailsAte(0)).length;
    const falha = enviarResumos(
      comCorreio(({ para }) => {
        if (para === rows[0]?.email) throw new Error('recusado');
      }),
    );
    await expect(falha).rejects.toThrow('1 resumos não foram escritos');
    const emails = await saiu(t, antes, 1);
    expect(await umEmail(emails, um)).toBeUndefined();
    expect(await umEmail(emails, outro)).toBeDefined();
    expect(t.logs.join()).toContain('resumo não escrito');
    expect(await rodada(as(segunda, '08:00:00.000'))).toEqual([]);
  });
});

it('sends, with mail switched on, only to confirmed addresses (D51)', async () => {
  const s = await createTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
  try {
    const v = createWorld(s);
    const edital = await v.novoEdital({ inicio: '2026-05-01', fim: '2027-04-30' });
    const pessoas = [
      await v.novaPessoa('coordenador', { email: 'sim@exemplo.test' }),
      await v.novaPessoa('coordenador', { email: 'nao@exemplo.test', emailConfirmadoEm: null }),
    ];
    for (const { id } of pessoas) await v.novoProjeto(id, edital, { ehRascunho: true, submetidoEm: null });
    const emails = await rodada(as('2026-05-18'), s);
    expect(emails.map(({ para }) => para)).toEqual(['sim@exemplo.test']);
  } finally {
    await s.close();
  }
});

it('asks to attest a month that a student sent, while the window is open', async () => {
  const s = await createTestApp();
  try {
    const v = createWorld(s);
    const instrutorId = await v.novoInstrutor((await v.novoAprovado()).projeto);
    const dia = { dia: '2026-05-04', horas: 4, atividade: 'Plantão', alteradoEm: s.clock.agora() };
    await insertInto(s, 'diaDoEstudante', { instrutorId, id: randomUUID(), ...dia });
    const enviado = { mes: '2026-05', estado: 'enviado', enviadoEm: s.clock.agora() };
    await insertInto(s, 'mesDoEstudante', { instrutorId, ...enviado });
    const emails = await rodada(as('2026-06-15'), s);
    expect(emails.map(({ texto }) => texto)).toContainEqual(
      expect.stringContaining('Atestar as horas de 1 aluno em maio de 2026'),
    );
  } finally {
    await s.close();
  }
});
