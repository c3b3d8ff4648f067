import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { MENSAGENS_COORDENACAO as M } from '@instrutoria/domain/coordenacao/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { umPdf } from '../../testing/documents/arquivos.ts';
import { countOf, findRow, rowsOf } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

type Coordenacao = AnswerOf<Api['lerCoordenacao']>;
type Folha = AnswerOf<Api['lerFolhaDeFrequencia']>;

let t: TestApp;
let w: World;
let adm: Pessoa;
let outroAdm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
  outroAdm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const DIAS = { inicio: '2026-05-04', fim: '2026-06-30', motivo: 'Licença para tratamento de saúde' };

async function umProjeto() {
  const { projeto, dono, edital } = await w.novoAprovado();
  return { projeto, dono, edital, ana: await w.novoInstrutor(projeto, { nome: 'Ana Lima' }) };
}

const ler = async (projeto: number, quem: Pessoa) =>
  (await send<Coordenacao>(t.url, 'GET', `/api/projeto/${projeto}/coordenacao`, { token: quem.token })).body;
const afastar = (projeto: number, body: unknown = DIAS, quem = adm) =>
  send(t.url, 'POST', `/api/projeto/${projeto}/afastamento`, { token: quem.token, body }) as Promise<Problem>;
const encerrar = (projeto: number, id: number, body: unknown = { motivo: 'Voltou antes.' }) =>
  send(t.url, 'POST', `/api/projeto/${projeto}/afastamento/${id}/encerrar`, {
    token: adm.token,
    body,
  }) as Promise<Problem>;

const anoDe = (instrutor: number, horas: readonly number[], extra: object = {}) => ({
  instrutor,
  ano: 2026,
  horasPorMes: horas.map((h, i) => ({ mes: i + 1, horas: h })),
  ...extra,
});
const deOficio = (projeto: number, corpo: object, quem = adm) =>
  send(t.url, 'POST', `/api/frequenciasInstrutor/projeto/${projeto}/de_oficio`, {
    token: quem.token,
    body: { origem: 'aluno', motivo: 'A coordenadora está internada.', ...corpo },
  }) as Promise<Problem>;
const folhaDe = async (projeto: number, quem: Pessoa) =>
  (await send<Folha>(t.url, 'GET', `/api/frequenciasInstrutor/folha/${projeto}`, { token: quem.token })).body;

describe('a declared absence (D61)', () => {
  it('[C-L1] is stored with its days and reason, mailed to the person, and shown to others without the reason', async () => {
    const { projeto, dono } = await umProjeto();
    const antes = (await t.emailsAte(0)).length;
    expect((await afastar(projeto)).body).toEqual({ message: M.afastamentoRegistrado });
    const { email } = (await findRow(t, 'professor', { id: dono.id })) ?? {};
    const cartas = (await t.emailsAte(antes + 1)).slice(antes);
    expect(cartas.map(({ para, assunto }) => [para, assunto])).toEqual([
      [email, 'O seu afastamento foi informado à administração'],
    ]);
    expect(cartas[0]?.texto).toContain('de 04/05/2026 a 30/06/2026');
    expect(cartas[0]?.texto).not.toContain('saúde');
    const colega = await w.novaPessoa();
    await w.novoColaborador(projeto, colega.id);
    const [sua] = (await ler(projeto, dono)).afastamentos;
    const [dele] = (await ler(projeto, colega)).afastamentos;
    expect([sua?.motivo, dele?.motivo, dele?.inicio]).toEqual([DIAS.motivo, null, DIAS.inicio]);
    expect(await ler(projeto, adm)).toMatchObject({ afastado: true, ninguemPodeAgir: true });
  });

  it('[C-L1] ends early with a reason, once, with a mail to the person', async () => {
    const { projeto, dono } = await umProjeto();
    const id = await w.novoAfastamento(dono.id);
    expect((await encerrar(projeto, id, { motivo: ' ' })).body.errors).toEqual({ motivo: M.escrevaOMotivo });
    expect((await encerrar(projeto, id)).body).toEqual({ message: M.afastamentoEncerrado });
    expect(await ler(projeto, dono)).toMatchObject({ afastado: false, ninguemPodeAgir: false });
    const outraVez = await encerrar(projeto, id);
    expect([outraVez.status, outraVez.body.message]).toEqual([409, M.afastamentoJaTerminou]);
    const alheio = await encerrar((await umProjeto()).projeto, id);
    expect([alheio.status, alheio.body.message]).toEqual([404, M.afastamentoNaoEncontrado]);
  });

  it.each([
    [{ inicio: '2026-02-30' }, { inicio: M.inicioInvalido }],
    [{ fim: '2026-05-12' }, { fim: M.fimInvalido }],
    [{ inicio: '2026-07-01' }, { fim: M.fimAntesDoInicio }],
    [{ fim: '2062-06-30' }, { fim: M.longoDemais }],
    [{ inicio: '2099-05-04', fim: '2099-06-30' }, { inicio: M.inicioDistante('2027-05-13') }],
    [{ motivo: '' }, { motivo: M.escrevaOMotivo }],
  ])('[C-L1] refuses %j beside its field', async (mudanca, errors) => {
    const { projeto } = await umProjeto();
    const r = await afastar(projeto, { ...DIAS, ...mudanca });
    expect([r.status, r.body.errors]).toEqual([422, errors]);
  });

  it('[C-L1] is refused over the days of another one, and to an administrator who takes part in the project', async () => {
    const { projeto } = await umProjeto();
    await afastar(projeto);
    const cruzado = await afastar(projeto, { ...DIAS, inicio: '2026-06-30', fim: '2026-08-01' });
    expect([cruzado.status, cruzado.body.message]).toEqual([409, M.afastamentosSeCruzam]);
    const colega = await w.novaPessoa('administrador');
    await w.novoColaborador(projeto, colega.id);
    const proprio = await afastar(projeto, { ...DIAS, inicio: '2027-01-01', fim: '2027-02-01' }, colega);
    expect([proprio.status, proprio.body.message]).toEqual([409, 'Você participa deste projeto']);
  });
});

describe('attendance that an administrator registers (D61)', () => {
  const HORAS = [-1, -1, 34, 34, 20];

  it('[C-L1] is stored while nobody can act, and shown as such, with its reason, to coordinator and student', async () => {
    const { projeto, dono, ana } = await umProjeto();
    await w.novoAfastamento(dono.id);
    await w.novaFrequencia(ana, 2026, [-1, -1, 34], dono.id);
    expect((await folhaDe(projeto, adm)).podeDeOficio).toBe(true);
    const antes = (await t.emailsAte(0)).length;
    const r = await deOficio(projeto, { registros: [anoDe(ana, HORAS)] });
    expect([r.status, r.body.message]).toEqual([200, 'Frequências registradas com sucesso!']);
    const folha = await folhaDe(projeto, dono);
    const [registro] = folha.deOficio;
    expect(registro).toMatchObject({
      motivo: 'A coordenadora está internada.',
      origem: 'aluno',
      comDocumento: false,
    });
    // The coordinator registered March, and it stays theirs.
    expect(folha.linhas[0]?.celulas.slice(0, 5).map(({ deOficio: um }) => um)).toEqual([
      ...[null, null, null, registro?.id, registro?.id],
    ]);
    const cartas = (await t.emailsAte(antes + 2)).slice(antes);
    const aluna = cartas.find(({ texto }) => texto.includes('Olá, Ana Lima.'));
    const coordenadora = cartas.find((carta) => carta !== aluna);
    expect(
      [aluna?.texto, coordenadora?.texto].every((um) => um?.includes('A coordenadora está internada.')),
    ).toBe(true);
    expect(aluna?.texto).toContain('abril de 2026: 34 h; maio de 2026: 20 h');
    expect(coordenadora?.texto).toContain('Ana Lima: abril de 2026: 34 h; maio de 2026: 20 h');
  });

  it('[C-L1] becomes the coordination’s own when the coordinator writes other hours', async () => {
    const { projeto, dono, ana } = await umProjeto();
    await w.novoAfastamento(dono.id);
    await deOficio(projeto, { registros: [anoDe(ana, HORAS)] });
    const body = [{ ...anoDe(ana, [-1, -1, 34, 30, 20]), projeto }];
    await send(t.url, 'POST', '/api/frequenciasInstrutor', { token: dono.token, body });
    const [linha] = (await folhaDe(projeto, dono)).linhas;
    expect(linha?.celulas.slice(2, 5).map(({ deOficio: um }) => um !== null)).toEqual([true, false, true]);
  });

  it('[C-L1] is refused while the coordinator is there, outside of the window, and in one’s own project', async () => {
    const { projeto, dono, ana } = await umProjeto();
    const corpo = { registros: [anoDe(ana, HORAS)] };
    const presente = await deOficio(projeto, corpo);
    expect([presente.status, presente.body.code]).toEqual([409, 'ALGUEM_PODE_AGIR']);
    expect((await folhaDe(projeto, adm)).podeDeOficio).toBe(false);
    await w.novoAfastamento(dono.id, { inicio: '2026-05-01', fim: '2026-05-12' });
    expect((await deOficio(projeto, corpo)).body.code).toBe('ALGUEM_PODE_AGIR');
    await w.novoAfastamento(dono.id, { inicio: '2026-05-13', fim: '2026-12-31' });
    const colega = await w.novaPessoa('administrador');
    await w.novoColaborador(projeto, colega.id);
    expect((await deOficio(projeto, corpo, colega)).body.message).toBe('Você participa deste projeto');
    const antes = t.clock.agora();
    t.clock.definir('2026-05-21T12:00:00Z');
    try {
      const agora = { ...adm, ...(await w.abrirSessao(adm.id, adm.tipo)) };
      expect((await deOficio(projeto, corpo, agora)).body.code).toBe('FORA_DA_JANELA');
    } finally {
      t.clock.definir(antes);
    }
    expect(await countOf(t, 'frequenciaDoMes', { instrutorId: ana })).toBe(0);
  });

  it('[C-L1] requires its source document, its reason and every month, each beside its field', async () => {
    const { projeto, dono, ana } = await umProjeto();
    await w.novoAfastamento(dono.id);
    const semNada = await deOficio(projeto, {
      origem: 'documento',
      motivo: ' ',
      registros: [anoDe(ana, [-1, 34])],
    });
    expect([semNada.status, semNada.body.errors]).toEqual([
      422,
      {
        documento: M.anexeODocumento,
        motivo: M.escrevaOMotivo,
        'registros.0.horasPorMes': 'Ana Lima: Preencha as horas de todos os meses até o atual',
      },
    ]);
    const alheio = await w.novoArquivo('frequenciaDeOficio', outroAdm.id, umPdf());
    const roubado = await deOficio(projeto, {
      origem: 'documento',
      documento: alheio,
      registros: [anoDe(ana, HORAS)],
    });
    expect([roubado.status, Object.keys(roubado.body.errors ?? {})]).toEqual([422, ['documento']]);
    const documento = await w.novoArquivo('frequenciaDeOficio', adm.id, umPdf());
    const registro = { origem: 'documento', documento, registros: [anoDe(ana, HORAS)] } as const;
    const vezes = await Promise.all([1, 2, 3].map(() => deOficio(projeto, registro)));
    // A file belongs to one registration, however often it is sent.
    expect(vezes.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    const [{ id } = { id: 0 }] = (await folhaDe(projeto, dono)).deOficio;
    const lido = await send(
      t.url,
      'GET',
      `/api/frequenciasInstrutor/projeto/${projeto}/de_oficio/${id}/documento`,
      {
        token: dono.token,
      },
    );
    expect([lido.status, lido.text.startsWith('%PDF')]).toEqual([200, true]);
    expect(
      (await rowsOf(t, 'acesso', { registroId: projeto, documento: 'frequencia_de_oficio' })).length,
    ).toBe(1);
  });

  it('[C-L1] is a task of administrators while the window is open, until it is registered', async () => {
    const { projeto, dono, ana } = await umProjeto();
    await w.novoAfastamento(dono.id);
    const naMesa = async () => {
      const r = await send<{ tarefas: { codigo: string; projeto: number | null; caminho: string }[] }>(
        t.url,
        'GET',
        '/api/tarefas',
        { token: adm.token },
      );
      return r.body.tarefas
        .filter((um) => um.codigo === 'FREQUENCIA_SEM_COORDENACAO' && um.projeto === projeto)
        .map(({ caminho }) => caminho);
    };
    expect(await naMesa()).toEqual([`/projetos/${projeto}/frequencia`]);
    await deOficio(projeto, { registros: [anoDe(ana, HORAS)] });
    expect(await naMesa()).toEqual([]);
  });

  it('[C-L1] lets every administrator close the sheet that pays it, except the one who registered it', async () => {
    const { projeto, dono, ana } = await umProjeto();
    await w.novoAfastamento(dono.id);
    await deOficio(projeto, { registros: [anoDe(ana, HORAS)] });
    const antes = t.clock.agora();
    t.clock.definir('2026-06-01T12:00:00Z');
    try {
      const [confere, fecha, escreveu] = [
        await w.abrirSessao((await w.novaPessoa('administrador')).id, 'administrador'),
        await w.abrirSessao(outroAdm.id, outroAdm.tipo),
        await w.abrirSessao(adm.id, adm.tipo),
      ];
      const pedir = (ato: string, { token }: { readonly token: string }, mes: string) =>
        send<Problem['body']>(t.url, 'POST', `/api/pagamento/${ato}`, { token, body: { mes } });
      const meses = (
        await send<{ mes: string; fechada: boolean }[]>(t.url, 'GET', '/api/pagamento', {
          token: (await w.abrirSessao(adm.id, adm.tipo)).token,
        })
      ).body
        .filter(({ fechada, mes }) => !fechada && mes <= '2026-05')
        .map(({ mes }) => mes)
        .toSorted();
      expect(meses).toContain('2026-04');
      for (const mes of meses) {
        const sua = mes === '2026-04' || mes === '2026-05';
        for (const ato of ['conferir', 'fechar']) {
          if (sua) {
            const r = await pedir(ato, escreveu, mes);
            expect([mes, ato, r.status, r.body.code]).toEqual([mes, ato, 409, 'ESCREVEU_NA_FOLHA']);
            expect(r.body.message).toContain('Ana Lima');
          }
          expect((await pedir(ato, ato === 'conferir' ? confere : fecha, mes)).status).toBe(200);
        }
      }
    } finally {
      t.clock.definir(antes);
    }
  });
});
