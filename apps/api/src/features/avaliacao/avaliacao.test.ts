import { MAXIMO_NA_AVALIACAO } from '@instrutoria/domain/avaliacao/limits.ts';
import { totalDaFase1, totalDaFase2, totalDasNotas } from '@instrutoria/domain/avaliacao/rules/notas.ts';
import { type Aprovacao, CRITERIOS, type Criterio } from '@instrutoria/domain/avaliacao/types.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { type Reply, send } from '../../testing/client.ts';
import { deleteRows, rowsOf, updateRows } from '../../testing/rows.ts';
import { NOTAS_FASE1, NOTAS_FASE2 } from '../../testing/world/avaliacoes.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';

let t: TestApp;
let w: World;
let adm: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  adm = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

const PREFIXO = '/api/projeto_aprovacao';
function envia<T = { message: string }>(
  { token }: Pessoa,
  metodo: string,
  caminho: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply<T>> {
  return send<T>(t.url, metodo, `${PREFIXO}/${caminho}`, { token, body, headers });
}
async function acoes(aprovacao: number): Promise<string[]> {
  const linhas = await rowsOf(t, 'auditoria', { registroId: aprovacao });
  return linhas.map(({ acao }) => acao);
}

describe('from designation to the final scores', () => {
  it.each([
    ['TIPO I', 380.5],
    ['TIPO II', 80],
  ] as const)('runs %s: designated, accepted, scored, finished', async (tipoProjeto, total) => {
    const edital = await w.novoEditalEm('avaliacao', { tipoProjeto });
    const dono = await w.novaPessoa();
    const avaliador = await w.novaPessoa('avaliador');
    const projeto = await w.novoProjeto(dono.id, edital, { tipoProjeto });
    const corpo = { avaliador: { id: avaliador.id }, projeto: { id: projeto } };

    expect((await envia(adm, 'GET', `${edital}/verificar-avaliacao`)).body).toEqual({
      data: false,
      message: 'existem projetos que ainda não foram avaliados',
    });
    const designado = await envia(adm, 'POST', 'designar', corpo);
    expect([designado.status, designado.body]).toEqual([201, { message: 'avaliador designado' }]);

    const { body: meus } = await envia<Aprovacao[]>(avaliador, 'GET', `avaliador/${avaliador.id}`);
    expect(meus).toMatchObject([
      {
        projeto: { id: projeto, coordenador: { id: dono.id } },
        aceito: false,
        foiAvaliador: true,
        versao: 1,
      },
    ]);
    const id = meus[0]?.id ?? 0;
    const aceito = await envia(avaliador, 'PATCH', `aceitar_avaliacao/${id}`, undefined, {
      'if-match': '"1"',
    });
    expect([aceito.status, aceito.body]).toEqual([200, { message: 'projeto aceito para a avaliação' }]);

    const fase1 = await envia<Aprovacao>(
      avaliador,
      'POST',
      'salvar_fase1',
      { id, ...NOTAS_FASE1, parecer: 'Nota < 10 & bom.' },
      { 'if-match': '"2"' },
    );
    expect([fase1.status, fase1.body]).toMatchObject([
      200,
      { id, versao: 3, ...NOTAS_FASE1, total: 80, parecer: 'Nota < 10 & bom.', aceito: true },
    ]);
    expect(fase1.headers.get('etag')).toBe('"3"');
    if (tipoProjeto === 'TIPO I') {
      const fase2 = await envia<Aprovacao>(avaliador, 'POST', 'salvar_fase2', { id, ...NOTAS_FASE2 });
      expect([fase2.status, fase2.body]).toMatchObject([
        200,
        { ...NOTAS_FASE2, total, parecer: 'Nota < 10 & bom.' },
      ]);
    }
    for (const _vez of [1, 2]) {
      const fim = await envia(avaliador, 'POST', `avaliar/${id}`);
      expect([fim.status, fim.body]).toEqual([200, { message: 'avaliação concluída com sucesso' }]);
    }
    expect((await envia(adm, 'GET', `${edital}/verificar-avaliacao`)).body).toEqual({
      data: true,
      message: 'todos os projetos foram avaliados',
    });
    const { body: lida } = await envia<Aprovacao>(adm, 'GET', `${id}`);
    expect(lida).toMatchObject({ total, ja_foi_avaliado: true, avaliador: { id: avaliador.id } });
    expect((await envia(adm, 'GET', `projeto/${projeto}`)).body).toEqual(lida);
    expect(await acoes(id)).toEqual([
      'designarAvaliador',
      'aceitarAvaliacao',
      'salvarFase1',
      ...(tipoProjeto === 'TIPO I' ? ['salvarFase2'] : []),
      'avaliar',
    ]);
  });
});

it('lists on request only the projects of a call that its reader evaluates', async () => {
  const edital = await w.novoEditalEm('avaliacao');
  const [um, outro] = [await w.novoAvaliado(edital), await w.novoAvaliado(edital)];
  const lista = async (quem: Pessoa, query = '') =>
    (await envia<{ projeto: { id: number } }[]>(quem, 'GET', `projetos?edital=${edital}${query}`)).body.map(
      ({ projeto }) => projeto.id,
    );
  expect(await lista(um.avaliador)).toEqual([um.projeto, outro.projeto]);
  expect(await lista(um.avaliador, '&minhas=sim')).toEqual([um.projeto]);
  expect(await lista(adm, '&minhas=sim')).toEqual([]);
});

describe('the right to score (T-B10)', () => {
  const NAO = 'você não é o avaliador deste projeto';
  const FINAL = 'A avaliação deste projeto já foi concluída';
  const FASES_DADAS = { ...NOTAS_FASE1, ...NOTAS_FASE2 };

  /** An approval in this state; 'recusada': refused by its first evaluator, and given to another since. */
  async function emEstado(estado: string) {
    const edital = await w.novoEditalEm('avaliacao');
    const estados: Record<string, object> = {
      designada: {},
      aceita: { aceito: true, ...FASES_DADAS },
      concluida: { aceito: true, jaFoiAvaliado: true, avaliadoEm: t.clock.agora(), ...FASES_DADAS },
      recusada: {},
    };
    const d = await w.novoDesignado(edital, { aprovacao: estados[estado] ?? {} });
    if (estado === 'recusada') await envia(d.avaliador, 'DELETE', `recusar_avaliacao/${d.aprovacao}`);
    return d;
  }

  const ATORES = ['avaliador', 'outro avaliador', 'coordenador', 'administrador', 'presidente', 'secretaria'];
  const pares = ATORES.flatMap((ator) =>
    ['designada', 'aceita', 'concluida', 'recusada'].map((estado) => [ator, estado] as const),
  );

  it.each(pares)('allows or refuses %s × %s by the table', async (ator, estado) => {
    const d = await emEstado(estado);
    const quem = {
      avaliador: d.avaliador,
      'outro avaliador': await w.novaPessoa('avaliador'),
      coordenador: d.dono,
      administrador: adm,
      presidente: await w.novaPessoa('PRESIDENTE_COMISSAO'),
      secretaria: await w.novaPessoa('secretaria'),
    }[ator] as Pessoa;
    const id = d.aprovacao;
    const respostas = [
      await envia(quem, 'POST', 'salvar_fase1', { id, ...NOTAS_FASE1 }),
      await envia(quem, 'POST', 'salvar_fase2', { id, ...NOTAS_FASE2 }),
      await envia(quem, 'POST', `avaliar/${id}`),
    ].map(({ status, body }) => [status, status === 200 ? '' : body.message]);
    if (ator !== 'avaliador' || estado === 'recusada') expect(respostas).toEqual(Array(3).fill([403, NAO]));
    else if (estado === 'concluida')
      expect(respostas).toEqual([
        [409, FINAL],
        [409, FINAL],
        [200, ''],
      ]);
    else expect(respostas).toEqual(Array(3).fill([200, '']));
  });
});

describe('totals (D16)', () => {
  it('are in the database those of the domain, for any scores in tenths', async () => {
    const { aprovacao } = await w.novoDesignado(await w.novoEditalEm('avaliacao'));
    const nota = (c: Criterio) =>
      fc.option(fc.integer({ min: 0, max: MAXIMO_NA_AVALIACAO[c] * 10 }).map((n) => n / 10));
    const notas = fc.record(
      Object.fromEntries(CRITERIOS.map((c) => [c, nota(c)])) as Record<Criterio, ReturnType<typeof nota>>,
    );
    await fc.assert(
      fc.asyncProperty(notas, async (dadas) => {
        const [linha] = await updateRows(t, 'projetoAprovacao', dadas, { id: aprovacao });
        expect([linha?.pontuacaoFase1, linha?.pontuacaoFase2, linha?.total]).toEqual([
          totalDaFase1(dadas),
          totalDaFase2(dadas),
          totalDasNotas(dadas),
        ]);
      }),
      { numRuns: 200 },
    );
    await deleteRows(t, 'projetoAprovacao', { id: aprovacao });
  });
});
