import type { Aprovacao } from '@instrutoria/domain/avaliacao/types.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditoria } from '../../db/schema.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { type Reply, send } from '../../testing/client.ts';
import { createWorld, type Pessoa, type World } from '../../testing/world.ts';
import { NOTAS_FASE1, NOTAS_FASE2 } from '../../testing/world-avaliacoes.ts';

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
  const linhas = await t.deps.database.db
    .select({ acao: auditoria.acao })
    .from(auditoria)
    .where(eq(auditoria.registroId, aprovacao))
    .orderBy(auditoria.id);
  return linhas.map(({ acao }) => acao);
}

describe('from designation to the final scores', () => {
  it.each([
    ['TIPO I', 380.5],
    ['TIPO II', 80],
  ] as const)('%s: designated, accepted, scored, finished', async (tipoProjeto, total) => {
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
      { id, ...NOTAS_FASE1, parecer: '<p>Bom.</p><script>1</script>' },
      { 'if-match': '"2"' },
    );
    expect([fase1.status, fase1.body]).toMatchObject([
      200,
      { id, versao: 3, ...NOTAS_FASE1, total: 80, parecer: '<p>Bom.</p>', aceito: true },
    ]);
    expect(fase1.headers.get('etag')).toBe('"3"');
    if (tipoProjeto === 'TIPO I') {
      const fase2 = await envia<Aprovacao>(avaliador, 'POST', 'salvar_fase2', { id, ...NOTAS_FASE2 });
      expect([fase2.status, fase2.body]).toMatchObject([
        200,
        { ...NOTAS_FASE2, total, parecer: '<p>Bom.</p>' },
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
