import { MENSAGENS_COORDENACAO as M } from '@instrutoria/domain/coordenacao/messages.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Problem } from '../../testing/client.ts';
import { send } from '../../testing/client.ts';
import { countOf, findRow, updateRows } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const envia = (quem: Pessoa, method: 'DELETE' | 'GET' | 'POST' | 'PUT', caminho: string, body?: unknown) =>
  send(t.url, method, `/api/${caminho}`, {
    token: quem.token,
    ...(body === undefined ? {} : { body }),
  }) as Promise<Problem>;
const convidar = (quem: Pessoa, projeto: number, pessoa: number | null) =>
  envia(quem, 'POST', `projeto/${projeto}/vice`, { pessoa });
const responder = (quem: Pessoa, projeto: number, aceita = true) =>
  envia(quem, 'POST', `projeto/${projeto}/vice/responder`, { aceita });
const horas = (projeto: number, instrutor: number) => [
  {
    projeto,
    instrutor,
    ano: 2026,
    horasPorMes: [-1, -1, 34, 34, 34].map((h, i) => ({ mes: i + 1, horas: h })),
  },
];

async function comVice() {
  const feito = await w.novoAprovado();
  const vice = await w.novaPessoa();
  await w.novaVice(feito.projeto, vice.id);
  return { ...feito, vice };
}

describe('the invitation (D61)', () => {
  it('[C-L1] is mailed, is a task of the invited person, and gives no rights before it is accepted', async () => {
    const { projeto, dono } = await w.novoAprovado();
    const ana = await w.novoInstrutor(projeto);
    const vice = await w.novaPessoa();
    const antes = (await t.emailsAte(0)).length;
    expect((await convidar(dono, projeto, vice.id)).body).toEqual({ message: M.viceConvidada });
    const [carta] = (await t.emailsAte(antes + 1)).slice(antes);
    expect(carta?.assunto).toBe(`Convite para a vice-coordenação do projeto nº ${projeto}`);
    const { tarefas } = (await envia(vice, 'GET', 'tarefas')).body as unknown as {
      tarefas: { caminho: string }[];
    };
    expect(tarefas.map(({ caminho }) => caminho)).toContain('/convites_da_coordenacao');
    expect((await envia(vice, 'POST', 'frequenciasInstrutor', horas(projeto, ana))).status).toBe(404);
    expect((await responder(vice, projeto)).body).toEqual({ message: M.viceAceita });
    expect((await envia(vice, 'POST', 'frequenciasInstrutor', horas(projeto, ana))).status).toBe(200);
    expect((await responder(vice, projeto)).status).toBe(404);
  });

  it('[C-L1] is refused for the coordinator, for a second one, and without a person or an account', async () => {
    const { projeto, dono } = await w.novoAprovado();
    const recusa = async (pessoa: number | null) => (await convidar(dono, projeto, pessoa)).body;
    expect((await recusa(null)).errors).toEqual({ pessoa: M.escolhaAPessoa });
    expect((await recusa(2_000_000_000)).message).toBe(M.naoPodeSerVice);
    const encerrada = await w.novaPessoa();
    await updateRows(t, 'professor', { encerradoEm: t.clock.agora() }, { id: encerrada.id });
    expect((await recusa(encerrada.id)).message).toBe(M.naoPodeSerVice);
    expect((await recusa(dono.id)).message).toBe(M.jaCoordena);
    await convidar(dono, projeto, (await w.novaPessoa()).id);
    expect((await recusa((await w.novaPessoa()).id)).message).toBe(M.jaTemVice);
  });

  it('[C-L1] hides from the coordinator who evaluates: an invitation to an evaluator is never delivered, with the same bytes as an unanswered one', async () => {
    const avaliador = await w.novaPessoa('avaliador', { nome: 'Xenofonte Discreto' });
    const decidiu = await w.novaPessoa('PRESIDENTE_COMISSAO', { nome: 'Xenofonte Discreto' });
    const ninguem = await w.novaPessoa('avaliador', { nome: 'Xenofonte Discreto' });
    const { projeto, dono, aprovacao } = await w.novoAprovado({ avaliador });
    const recurso = await w.novoRecurso(aprovacao, dono.id);
    const decisao = { status: 'RECUSADO', decididoEm: t.clock.agora(), feedback: 'Não.' } as const;
    await updateRows(t, 'recurso', { ...decisao, decididoPorId: decidiu.id }, { id: recurso });
    const lido = async (pessoa: number) => {
      const cartas = (await t.emailsAte(0)).length;
      const respostas = [
        await send(t.url, 'POST', `/api/projeto/${projeto}/vice`, { token: dono.token, body: { pessoa } }),
        await send(t.url, 'GET', `/api/projeto/${projeto}/coordenacao`, { token: dono.token }),
        await send(t.url, 'POST', `/api/projeto/${projeto}/vice/encerrar`, { token: dono.token }),
      ];
      const bytes = respostas.map(({ status, text, headers }) => [
        status,
        text.replaceAll(`"id":${pessoa}`, '"id":0'),
        [...headers].filter(([campo]) => !['date', 'etag'].includes(campo)).sort(),
      ]);
      return { bytes, cartas: (await t.emailsAte(0)).length - cartas };
    };
    const comum = await lido(ninguem.id);
    expect([comum.cartas, comum.bytes.map(([status]) => status)]).toEqual([2, [201, 200, 200]]);
    for (const quem of [avaliador, decidiu]) {
      const dele = await lido(quem.id);
      expect(dele).toEqual({ bytes: comum.bytes, cartas: 0 });
    }
  });

  it('[C-L1] runs the same statements for an evaluator of the project as for anybody else, also when withdrawn', async () => {
    const avaliador = await w.novaPessoa('avaliador');
    const ninguem = await w.novaPessoa('avaliador');
    const { projeto, dono } = await w.novoAprovado({ avaliador });
    const trabalho = async (pessoa: number) => {
      const comandos: string[] = [];
      const query = vi.spyOn(pg.Client.prototype, 'query');
      try {
        expect((await convidar(dono, projeto, pessoa)).status).toBe(201);
        expect((await envia(dono, 'POST', `projeto/${projeto}/vice/encerrar`)).status).toBe(200);
        const doAto = new Set<unknown>();
        for (const [i, [comando]] of query.mock.calls.entries()) {
          const texto = typeof comando === 'string' ? comando : (comando as { text: string }).text;
          const conexao = query.mock.contexts[i];
          if (/^begin/i.test(texto)) doAto.add(conexao);
          if (doAto.has(conexao)) comandos.push(texto.replace(/\s+/g, ' ').trim());
          if (/^commit/i.test(texto)) doAto.delete(conexao);
        }
      } finally {
        query.mockRestore();
      }
      await t.emailsAte(0);
      return comandos.filter((texto) => !/pgboss.*(skip locked|set state)/i.test(texto));
    };
    const comum = await trabalho(ninguem.id);
    expect(comum.filter((texto) => /insert into.*pgboss|pgboss.*insert into/i.test(texto))).toHaveLength(2);
    const antes = (await t.emailsAte(0)).length;
    expect(await trabalho(avaliador.id)).toEqual(comum);
    expect((await t.emailsAte(0)).length).toBe(antes);
    expect(await countOf(t, 'cartaDoProjeto', { projetoId: projeto, pessoaId: avaliador.id })).toBe(0);
  });

  it('[C-L1] does not exist for a present or later evaluator of the project', async () => {
    const dono = await w.novaPessoa();
    const projeto = await w.novoProjeto(dono.id, await w.novoEditalEm('avaliacao'));
    const avaliador = await w.novaPessoa('avaliador');
    const designar = () =>
      envia(adm, 'POST', 'projeto_aprovacao/designar', { projeto, avaliador: avaliador.id });
    const convites = async () => (await envia(avaliador, 'GET', 'coordenacao/convites')).body;
    expect((await convidar(dono, projeto, avaliador.id)).status).toBe(201);
    expect(await convites()).toHaveLength(1);
    expect((await designar()).status).toBe(201);
    expect(await convites()).toEqual([]);
    const r = await responder(avaliador, projeto);
    expect([r.status, r.body.message]).toEqual([404, M.conviteNaoEncontrado]);
  });
});

describe('the vice (D61)', () => {
  it('[C-L1] acts as the coordinator does, but does not withdraw, edit or name a vice', async () => {
    const { projeto, vice } = await comVice();
    const lista = (await envia(vice, 'GET', `projeto/projetos_submetidos/${vice.id}`)).body as unknown as {
      id: number;
    }[];
    expect(lista.map(({ id }) => id)).toContain(projeto);
    expect((await envia(vice, 'GET', `projeto/projeto/${projeto}`)).body).toMatchObject({
      vice: { id: vice.id },
    });
    for (const [method, caminho, body] of [
      ['PUT', `projeto/${projeto}`, { titulo: 'Outro' }],
      ['POST', `projeto/${projeto}/retirar`, {}],
      ['POST', `projeto/${projeto}/vice`, { pessoa: adm.id }],
    ] as const) {
      const r = await envia(vice, method, caminho, body);
      expect([caminho, r.status, r.body.message]).toEqual([caminho, 403, M.soQuemCoordena]);
    }
  });

  it('[C-L1] appeals only while the coordinator is away', async () => {
    const { dono, aprovacao, projeto } = await w.novoAprovado({});
    const vice = await w.novaPessoa();
    await w.novaVice(projeto, vice.id);
    const recorrer = () =>
      envia(vice, 'POST', 'recurso', { mensagem: '<p>Peço.</p>', projetoAprovacao: aprovacao });
    const presente = await recorrer();
    expect([presente.status, presente.body.message]).toEqual([409, M.viceSoNaAusencia]);
    await w.novoAfastamento(dono.id);
    expect((await recorrer()).status).toBe(201);
  });

  it('[C-L1] prevents the administration from registering attendance, unless they are away too', async () => {
    const { projeto, dono, vice } = await comVice();
    const ana = await w.novoInstrutor(projeto);
    await w.novoAfastamento(dono.id);
    const [{ projeto: _projeto, ...registro } = {}] = horas(projeto, ana);
    const registrar = () =>
      envia(adm, 'POST', `frequenciasInstrutor/projeto/${projeto}/de_oficio`, {
        origem: 'aluno',
        motivo: 'Ninguém pode.',
        registros: [registro],
      });
    expect((await registrar()).body.code).toBe('ALGUEM_PODE_AGIR');
    await w.novoAfastamento(vice.id);
    expect((await registrar()).status).toBe(200);
  });

  it('[C-L1] takes part for good: afterwards they see nothing, and neither are designated nor decide', async () => {
    const dono = await w.novaPessoa();
    const edital = await w.novoEditalEm('avaliacao');
    const projeto = await w.novoProjeto(dono.id, edital);
    const vice = await w.novaPessoa('avaliador');
    await w.novaVice(projeto, vice.id);
    expect((await envia(vice, 'POST', `projeto/${projeto}/vice/encerrar`)).status).toBe(200);
    expect((await envia(vice, 'GET', `projeto/${projeto}/coordenacao`)).status).toBe(404);
    const r = await envia(adm, 'POST', 'projeto_aprovacao/designar', { projeto, avaliador: vice.id });
    expect([r.status, r.body.message]).toEqual([409, 'O avaliador participa deste projeto']);
    await updateRows(t, 'professor', { tipo: 'administrador' }, { id: vice.id });
    const afastar = await envia(vice, 'POST', `projeto/${projeto}/afastamento`, {});
    expect([afastar.status, afastar.body.message]).toEqual([409, 'Você participa deste projeto']);
  });

  it('[C-L1] remains a participant for good after leaving the list of a submitted project', async () => {
    const dono = await w.novaPessoa();
    const edital = await w.novoEdital();
    const projeto = await w.novoProjeto(dono.id, edital);
    const colega = await w.novaPessoa('administrador');
    await w.novoColaborador(projeto, colega.id);
    const { trocarColaboradores } = await import('../projeto/repository.ts');
    await trocarColaboradores(t.deps.database.db, projeto, [], t.clock.agora());
    expect(await findRow(t, 'projetoColaborador', { projetoId: projeto })).toBeUndefined();
    const r = await envia(colega, 'POST', `projeto/${projeto}/afastamento`, {});
    expect([r.status, r.body.message]).toEqual([409, 'Você participa deste projeto']);
  });
});
