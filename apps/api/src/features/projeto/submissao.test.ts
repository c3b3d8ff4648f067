import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import type { Cena, Corpo } from '../../testing/world/cena.ts';
import { criarCena, cronogramas } from '../../testing/world/cena.ts';

let t: TestApp;
let c: Cena;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
});
afterAll(() => t.close());

const submeter = async (mudancas: Corpo = {}) =>
  c.envia<Projeto>('POST', '/api/projeto', await c.corpo(mudancas));
const ler = (id: number) => c.envia<Projeto>('GET', `/api/projeto/projeto/${id}`);

describe('POST projeto', () => {
  it('stores everything and returns it as a later reading does', async () => {
    const colega = await c.w.novaPessoa();
    const externo = await c.envia<{ id: number }>('POST', '/api/professor_nao_cadastrado', {
      nome: 'Otávio Lins',
      siape: '7654321',
      regimeTrabalho: '20h',
      unidade: { id: c.unidade, nome: 'ignorado', cidade: 'ignorada' },
    });
    const corpo = await c.corpo({
      coordenador: { id: c.dono.id, nome: 'ignorado' },
      professores_colaboradores: [{ id: colega.id }],
      professores_colaboradores_nao_cadastrado: [{ id: externo.body.id }],
      referencias: '<p>Freire, Pedagogia da autonomia.</p>',
    });
    const r = await c.envia<Projeto>('POST', '/api/projeto', corpo);
    expect(r.status).toBe(201);
    expect(r.body).toMatchObject({
      titulo: corpo.titulo,
      resumo: corpo.resumo,
      referencias: corpo.referencias,
      coordenador: { id: c.dono.id },
      professores_colaboradores: [{ id: colega.id }],
      professores_colaboradores_nao_cadastrado: [{ id: externo.body.id, siape: '7654321' }],
      comprovante_disciplinas: { id: corpo.comprovante_disciplinas },
      edital: { id: c.edital, aberto: true },
      quantBolsas: 2,
      versao: 1,
      situacao: 'SUBMETIDO',
      submetidoEm: t.clock.agora().toISOString(),
    });
    const lido = await ler(r.body.id);
    expect(lido.body).toEqual(r.body);
    expect([r.headers.get('etag'), lido.headers.get('etag')]).toEqual(['"1"', '"1"']);
  });

  it('decides itself the fields that the body may not set', async () => {
    const r = await submeter({
      tipoProjeto: 'TIPO II',
      temAvaliador: true,
      remunerados_aprovados: 2,
      voluntarios_aprovados: 3,
      ehRascunho: true,
      aguardandoCronograma: true,
      situacao: 'APROVADO',
      quantBolsas: 5,
      versao: 90,
      submetidoEm: '2020-01-01T00:00:00Z',
    });
    expect(r.body).toMatchObject({
      tipoProjeto: 'TIPO I',
      temAvaliador: false,
      remunerados_aprovados: 0,
      voluntarios_aprovados: 0,
      ehRascunho: false,
      aguardandoCronograma: false,
      situacao: 'SUBMETIDO',
      quantBolsas: 2,
      versao: 1,
      submetidoEm: t.clock.agora().toISOString(),
    });
  });

  it('stores the type of the call and not of the body (D4), also after a PUT to another call', async () => {
    const tipoII = await c.w.novoEdital({ tipoProjeto: 'TIPO II' });
    const r = await submeter({ edital: tipoII, tipoProjeto: 'TIPO I' });
    expect(r.body.tipoProjeto).toBe('TIPO II');
    const mudado = await c.envia<Projeto>('PUT', `/api/projeto/${r.body.id}`, { edital: { id: c.edital } });
    expect([mudado.status, mudado.body.tipoProjeto]).toEqual([200, 'TIPO I']);
    const rascunho = await c.envia<Projeto>('POST', '/api/projeto/rascunho', { edital: tipoII });
    expect(rascunho.body.tipoProjeto).toBe('TIPO II');
  });

  it.each(['avaliador', 'PRESIDENTE_COMISSAO', 'secretaria'] as const)('is open to %s', async (tipo) => {
    const pessoa = await c.w.novaPessoa(tipo);
    const { id } = await c.w.novoPacote(pessoa.id);
    const corpo = await c.corpo({ comprovante_disciplinas: id });
    const r = await c.envia<Projeto>('POST', '/api/projeto', corpo, { token: pessoa.token });
    expect([r.status, r.body.coordenador.id]).toEqual([201, pessoa.id]);
  });

  it('uses a bundle once: a second project cannot have the same proof', async () => {
    const corpo = await c.corpo();
    expect((await c.envia('POST', '/api/projeto', corpo)).status).toBe(201);
    expect((await c.envia('POST', '/api/projeto', corpo)).status).toBe(422);
  });
});

describe('a draft that becomes the project (D7)', () => {
  it('keeps its id, and its content needs not be sent again', async () => {
    const { cronogramas: enviados, ...resto } = await c.corpo();
    const rascunho = await c.envia<Projeto>('POST', '/api/projeto/rascunho', resto);
    expect(rascunho.body).toMatchObject({ ehRascunho: true, submetidoEm: null });
    const { id } = rascunho.body;
    const r = await c.envia<Projeto>('POST', '/api/projeto', { id, cronogramas: enviados });
    expect([r.status, r.body]).toMatchObject([
      201,
      { id, ehRascunho: false, aguardandoCronograma: false, versao: 2, titulo: resto.titulo },
    ]);
    const lista = await c.envia<{ id: number }[]>('GET', `/api/projeto/rascunho/${c.dono.id}`);
    expect(lista.body.map((d) => d.id)).not.toContain(id);
  });

  it('is refused when incomplete, and stays unchanged', async () => {
    const rascunho = await c.envia<Projeto>('POST', '/api/projeto/rascunho', { titulo: 'Só um título' });
    const { id } = rascunho.body;
    const r = await c.envia('POST', '/api/projeto', { id, edital: c.edital });
    expect(r.status).toBe(422);
    expect((await ler(id)).body).toEqual(rascunho.body);
  });

  it('answers a repeated POST with 200 and the project, also after the call has closed', async () => {
    const primeira = await submeter();
    const de_novo = await c.corpo({ id: primeira.body.id, titulo: 'Outro título' });
    const segunda = await c.envia<Projeto>('POST', '/api/projeto', de_novo);
    expect([segunda.status, segunda.body]).toEqual([200, primeira.body]);
    const fechado = await c.em('2026-07-01T00:00:00Z', () =>
      c.envia<Projeto>('POST', '/api/projeto', de_novo),
    );
    expect([fechado.status, fechado.body.titulo]).toEqual([200, primeira.body.titulo]);
  });
});

describe('PUT projeto/{id} (D7)', () => {
  it('edits a submitted project while its call is open, and only the sent fields', async () => {
    const { body: antes } = await submeter();
    const pacote = await c.w.novoPacote(c.dono.id);
    const r = await c.envia<Projeto>('PUT', `/api/projeto/${antes.id}`, {
      titulo: 'Um título melhor',
      comprovante_disciplinas: { id: pacote.id },
    });
    expect(r.body).toEqual({
      ...antes,
      titulo: 'Um título melhor',
      comprovante_disciplinas: r.body.comprovante_disciplinas,
      versao: 2,
    });
    expect(r.body.comprovante_disciplinas?.disciplinas_associadas.map((d) => d.id)).toEqual([
      pacote.disciplina,
    ]);
  });

  it('keeps every rule of the wizard (E-PROJETO-1): a submitted project cannot be emptied', async () => {
    const { body: antes } = await submeter();
    for (const mudancas of [
      { resumo: '' },
      { palavraChave3: null },
      { comprovante_disciplinas: null },
      { edital: null },
    ]) {
      expect((await c.envia('PUT', `/api/projeto/${antes.id}`, mudancas)).status).toBe(422);
    }
    expect((await ler(antes.id)).body).toEqual(antes);
  });

  it('changes the number of holders together with their schedules (D9)', async () => {
    const { body } = await submeter();
    const caminho = `/api/projeto/${body.id}`;
    const curto = await c.envia('PUT', caminho, { voluntarios: 3, cronogramas: cronogramas(3) });
    expect(curto.status).toBe(422);
    const r = await c.envia<Projeto>('PUT', caminho, { voluntarios: 3, cronogramas: cronogramas(4) });
    expect([r.status, r.body.quantBolsas]).toEqual([200, 4]);
    expect((await c.envia<unknown[]>('GET', `/api/cronograma/${body.id}`)).body).toHaveLength(4);
    // The sum stays four, so no other schedules are required.
    expect((await c.envia('PUT', caminho, { remunerados: 2, voluntarios: 2 })).status).toBe(200);
  });

  it('refuses a body with the id of another project', async () => {
    const { body } = await submeter();
    const r = await c.envia('PUT', `/api/projeto/${body.id}`, { id: body.id + 1, titulo: 'Outro' });
    expect(r.status).toBe(422);
  });

  it('accepts an incomplete draft, in an open or a closed call', async () => {
    const { body } = await c.envia<Projeto>('POST', '/api/projeto/rascunho', { titulo: 'Rascunho' });
    const r = await c.em('2026-07-01T00:00:00Z', () =>
      c.envia<Projeto>('PUT', `/api/projeto/${body.id}`, { titulo: '', remunerados: 2 }),
    );
    expect([r.status, r.body]).toMatchObject([200, { ehRascunho: true, titulo: '', remunerados: 2 }]);
  });
});

describe('the order of the checks (E-CHAMADAS-4): function, object, state, version, fields', () => {
  const TORTO = { titulo: 7, resumo: ['um'], cronogramas: 'nenhum' };
  const enviar = (caminho: string, corpo: Corpo, versao?: number) =>
    c.envia(
      'POST',
      caminho,
      { ...TORTO, ...corpo },
      versao === undefined ? {} : { headers: { 'if-match': `"${versao}"` } },
    );

  it.each(['/api/projeto', '/api/projeto/rascunho'])(
    'refuses POST %s with fields of the wrong type',
    async (caminho) => {
      const alheio = await c.w.novoProjeto((await c.w.novaPessoa()).id, c.edital, { ehRascunho: true });
      const { body: meu } = await c.envia<Projeto>('POST', '/api/projeto/rascunho', await c.corpo());
      expect((await enviar(caminho, { coordenador: c.dono.id + 1, id: alheio })).status).toBe(403);
      expect((await enviar(caminho, { id: alheio })).status).toBe(404);
      expect((await enviar(caminho, { id: meu.id }, 9)).status).toBe(412);
      const r = await enviar(caminho, { id: meu.id, edital: c.edital }, 1);
      expect([r.status, r.body]).toMatchObject([
        422,
        { errors: { titulo: 'valor inválido', resumo: 'valor inválido' } },
      ]);
      expect((await enviar(caminho, { id: 'um', edital: c.edital })).status).toBe(422);
      expect((await ler(meu.id)).body).toEqual(meu);
    },
  );

  it('refuses a closed call before fields of the wrong type', async () => {
    const fechado = await c.w.novoEdital({ inicio: '2026-01-01', fim: '2026-01-31' });
    expect((await enviar('/api/projeto', { edital: fechado })).status).toBe(409);
    const id = await c.w.novoProjeto(c.dono.id, fechado);
    expect((await c.envia('POST', '/api/cronograma', [{ projeto: id, mesAno1: 7 }])).status).toBe(409);
    expect((await enviar('/api/projeto/rascunho', { id })).status).toBe(409);
  });
});

describe('If-Match (T-G4)', () => {
  const comVersao = (versao: number) => ({ headers: { 'if-match': `"${versao}"` } });

  it('answers a stale one with 412 and the current version, and writes nothing', async () => {
    const { body: primeiro } = await c.envia<Projeto>('POST', '/api/projeto/rascunho', await c.corpo());
    const { id } = primeiro;
    const { body: rascunho } = await c.envia<Projeto>('POST', '/api/projeto/rascunho', {
      id,
      titulo: 'Novo',
    });
    const chamadas = [
      ['POST', '/api/projeto/rascunho', { id, titulo: 'Velho' }],
      ['PUT', `/api/projeto/${id}`, { titulo: 'Velho' }],
      ['POST', '/api/projeto', { id, titulo: 'Velho' }],
      ['DELETE', `/api/projeto/rascunho/excluir/${id}`, undefined],
      ['POST', '/api/cronograma', cronogramas(2).map((um) => ({ ...um, projeto: { id } }))],
    ] as const;
    // An outdated version, and one that never existed.
    for (const versao of [1, 7]) {
      for (const [metodo, caminho, corpo] of chamadas) {
        const r = await c.envia(metodo, caminho, corpo, comVersao(versao));
        expect([r.status, r.body]).toMatchObject([
          412,
          {
            versao: 2,
            message: 'Este registro foi alterado por outra pessoa. Recarregue a página.',
          },
        ]);
      }
    }
    expect((await ler(id)).body).toEqual(rascunho);
  });

  it('accepts the current one and increments the version', async () => {
    const { body } = await submeter();
    for (const versao of [1, 2, 3]) {
      const r = await c.envia<Projeto>(
        'PUT',
        `/api/projeto/${body.id}`,
        { titulo: `V${versao}` },
        comVersao(versao),
      );
      expect([r.status, r.body.versao, r.headers.get('etag')]).toEqual([200, versao + 1, `"${versao + 1}"`]);
    }
  });
});
