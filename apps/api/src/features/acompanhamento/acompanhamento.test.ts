import type { Api } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { atosDoHistorico } from '@instrutoria/domain/acompanhamento/rules/historico.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, INICIO, type TestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { countOf, rowOf, updateRows } from '../../testing/rows.ts';
import { NOTAS_FASE1, NOTAS_FASE2 } from '../../testing/world/avaliacoes.ts';
import { type CenaDoInstrutor, criarCenaDoInstrutor } from '../../testing/world/cena-do-instrutor.ts';
import type { Pessoa, World } from '../../testing/world.ts';

let t: TestApp;
let c: CenaDoInstrutor;
let w: World;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCenaDoInstrutor(t);
  w = c.w;
});
afterAll(() => t.close());

const ler = <T>({ token }: Pessoa, projeto: number, oQue: string) =>
  send<T>(t.url, 'GET', `/api/projeto/${projeto}/${oQue}`, { token });
async function frases(quem: Pessoa, projeto: number): Promise<string[]> {
  const { body } = await ler<AnswerOf<Api['lerHistoricoDoProjeto']>>(quem, projeto, 'historico');
  return body.map((linha) => `${linha.quem} ${linha.frase}`);
}
async function agora(quem: Pessoa, projeto: number): Promise<string[]> {
  const { body } = await ler<AnswerOf<Api['acompanharProjeto']>>(quem, projeto, 'andamento');
  return body.etapas.flatMap(({ codigo, estado }) => (estado === 'AGORA' ? [codigo] : []));
}
async function ok(metodo: string, caminho: string, { token }: Pessoa, body?: unknown): Promise<unknown> {
  const r = await send(t.url, metodo, caminho, { token, body });
  expect([r.status, r.text]).toEqual([expect.toBeOneOf([200, 201, 204]), r.text]);
  return r.body;
}

/** Everything that happens to a project during its assessment, by calls of the product. */
async function avaliar(projeto: number, [um, outro]: readonly [Pessoa, Pessoa]): Promise<void> {
  const P = '/api/projeto_aprovacao';
  const designar = async (avaliador: number) => {
    await ok('POST', `${P}/designar`, c.administrador, { projeto, avaliador });
    return (await rowOf(t, 'projetoAprovacao', { projetoId: projeto })).id;
  };
  await ok('DELETE', `${P}/recusar_avaliacao/${await designar(um.id)}`, um, { motivo: 'Sou coautor.' });
  const id = await designar(outro.id);
  await ok('PATCH', `${P}/aceitar_avaliacao/${id}`, outro);
  await ok('POST', `${P}/salvar_fase1`, outro, { id, ...NOTAS_FASE1 });
  await ok('POST', `${P}/salvar_fase2`, outro, { id, ...NOTAS_FASE2 });
  await ok('POST', `${P}/avaliar/${id}`, outro);
}

it('lists only acts that are audited, as calls or as jobs', () => {
  const { acoes } = atosDoHistorico({ leitor: 'administrador', documentos: true }, true);
  const chamadas: Readonly<Record<string, { readonly auditoria: string | null }>> = rotas;
  // The end of a suplente's turn, a desistência and a transfer take effect in a periodic task.
  expect(acoes.filter((acao) => !chamadas[acao]?.auditoria)).toEqual([
    'passarAVezDoSuplente',
    'efetivarDesistencia',
    'efetivarTransferencia',
    'deixarDeEfetivarTransferencia',
  ]);
  expect(acoes.length).toBeGreaterThan(25);
});

describe('before publication', () => {
  it('shows the coordinator the same bytes through the evaluation, and the administration the authors of acts (D20, D43)', async () => {
    const dono = await w.novaPessoa('coordenador', { nome: 'Helena Prado' });
    const colaborador = await w.novaPessoa();
    const avaliadores = [
      await w.novaPessoa('avaliador', { nome: 'Hugo Falcão' }),
      await w.novaPessoa('avaliador', { nome: 'Mônica Rangel' }),
    ] as const;
    const edital = await w.novoEdital();
    const projeto = await w.novoProjeto(dono.id, edital);
    await w.novoColaborador(projeto, colaborador.id);
    await ok('PUT', `/api/projeto/${projeto}`, dono, { titulo: 'Outro título' });
    await updateRows(t, 'edital', { inicio: '2026-04-01', fim: '2026-05-12' }, { id: edital });
    const lidos = () =>
      Promise.all(
        [dono, colaborador].flatMap((quem) =>
          ['andamento', 'historico', 'historico?pagina=1&por_pagina=1'].map(async (oQue) => {
            const { status, text, headers } = await ler(quem, projeto, oQue);
            return [status, text, headers.get('x-total-count'), headers.get('etag')];
          }),
        ),
      );
    const antes = await lidos();
    expect(antes.map(([status]) => status)).toEqual(Array(6).fill(200));
    await avaliar(projeto, avaliadores);
    expect(await lidos()).toEqual(antes);
    expect(await agora(dono, projeto)).toEqual(['EM_AVALIACAO']);
    expect(await frases(dono, projeto)).toEqual(['Você alterou a proposta']);
    expect(await frases(colaborador, projeto)).toEqual(['Helena Prado alterou a proposta']);
    expect(await frases(c.administrador, projeto)).toEqual([
      'Mônica Rangel concluiu a avaliação',
      'Mônica Rangel aceitou avaliar',
      'Você designou quem avalia',
      'Hugo Falcão recusou avaliar',
      'Você designou quem avalia',
      'Helena Prado alterou a proposta',
    ]);
    expect(await frases(await w.novaPessoa('PRESIDENTE_COMISSAO'), projeto)).toEqual([
      'Helena Prado alterou a proposta',
    ]);
  });

  it('shows administrators their own project as its coordinator sees it (D30)', async () => {
    const adm = await w.novaPessoa('administrador');
    const edital = await w.novoEditalEm('avaliacao');
    const projeto = await w.novoProjeto(adm.id, edital);
    await avaliar(projeto, [await w.novaPessoa('avaliador'), await w.novaPessoa('avaliador')]);
    await ok('POST', '/api/edital/iniciar_decidir_instrututores', c.administrador, { id: edital });
    expect(await frases(adm, projeto)).toEqual([]);
    expect(await agora(adm, projeto)).toEqual(['EM_AVALIACAO']);
    expect(await agora(c.administrador, projeto)).toEqual(['DECISAO']);
    expect((await frases(c.administrador, projeto)).length).toBe(5);
  });

  it('answers 404 for a draft, even to its coordinator, and to the secretariat until the call is sent to it', async () => {
    const dono = await w.novaPessoa();
    const rascunho = await w.novoProjeto(dono.id, await w.novoEdital(), {
      ehRascunho: true,
      submetidoEm: null,
    });
    const desconhecido = await ler(dono, 2_000_000_000, 'andamento');
    for (const oQue of ['andamento', 'historico']) {
      const { status, body } = await ler(dono, rascunho, oQue);
      expect([status, body]).toEqual([404, desconhecido.body]);
    }
    const projeto = await w.novoProjeto(dono.id, await w.novoEditalEm('decisao'));
    expect((await ler(await w.novaPessoa('secretaria'), projeto, 'historico')).status).toBe(404);
  });
});

describe('after publication', () => {
  it('shows the coordinator everything but the evaluator, newest first and by pages', async () => {
    const dono = await w.novaPessoa('coordenador', { nome: 'Helena Prado' });
    const secretaria = await w.novaPessoa('secretaria');
    const presidente = await w.novaPessoa('PRESIDENTE_COMISSAO');
    const edital = await w.novoEditalEm('secretaria', { fimRecursos: '2026-06-20' });
    const { projeto, aprovacao } = await w.novoAvaliado(edital, {
      dono,
      aprovacao: { remuneradosAprovados: 1, voluntariosAprovados: 0 },
    });
    expect(await agora(dono, projeto)).toEqual(['EM_AVALIACAO']);
    await ok('PATCH', '/api/secretaria_projetos', secretaria, { edital });
    expect(await agora(dono, projeto)).toEqual(['RECURSO']);
    await ok('POST', `/api/projeto/${projeto}/resultado/lido`, dono);
    const recurso = (await ok('POST', '/api/recurso', dono, {
      mensagem: '<p>Peço.</p>',
      projetoAprovacao: aprovacao,
    })) as { id: number };
    await ok('POST', '/api/recurso/recusar', presidente, { id: recurso.id, feedback: '<p>Mantido.</p>' });
    const instrutor = (await ok('POST', '/api/instrutor', dono, {
      ...(await c.cadastro(dono)),
      projeto,
    })) as { id: number };
    await ok('PATCH', `/api/instrutor/conferir_documento/${instrutor.id}`, c.administrador, {
      documento: 'termo_compromisso',
      situacao: 'RECUSADO',
      motivo: 'Falta a assinatura.',
    });
    const tudo = [
      'A administração recusou um documento de Ana Souza: Termo de compromisso',
      'Você cadastrou Ana Souza',
      'A administração recusou o recurso',
      'Você pediu recurso',
      'Você leu o resultado',
      'A administração publicou o resultado',
    ];
    expect(await frases(dono, projeto)).toEqual(tudo);
    const { body, headers } = await ler<{ frase: string }[]>(
      dono,
      projeto,
      'historico?pagina=2&por_pagina=4',
    );
    expect(body.map(({ frase }) => frase)).toEqual(['leu o resultado', 'publicou o resultado']);
    expect(headers.get('x-total-count')).toBe('6');
    const depois = await ler<AnswerOf<Api['acompanharProjeto']>>(dono, projeto, 'andamento');
    expect(depois.body.etapas.find(({ codigo }) => codigo === 'INSTRUTORES')?.detalhe).toBe('1 de 1 vaga');
  });

  it('leaves out another project’s acts, and acts of its call before the project existed', async () => {
    const edital = await w.novoEdital();
    await ok('POST', `/api/edital/${edital}/encerrar_inscricoes`, c.administrador);
    await ok('POST', `/api/edital/${edital}/reabrir_inscricoes`, c.administrador, {
      fim: '2026-05-31',
      motivo: 'Queda da rede',
    });
    t.clock.definir('2026-05-13T12:05:00.000Z');
    try {
      const dono = await w.novaPessoa();
      const [um, outro] = [await w.novoProjeto(dono.id, edital), await w.novoProjeto(dono.id, edital)];
      await ok('PUT', `/api/projeto/${outro}`, dono, { titulo: 'Outro título' });
      expect(await frases(dono, um)).toEqual([]);
      expect(await countOf(t, 'auditoria', { registroTipo: 'edital', registroId: edital })).toBe(2);
    } finally {
      t.clock.definir(INICIO);
    }
  });
});
