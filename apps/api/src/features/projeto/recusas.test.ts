import { porNome } from '@instrutoria/domain/kernel/objetos.ts';
import { CAMPOS, ESCOLHAS } from '@instrutoria/domain/projeto/campos.ts';
import { MENSAGENS_PROJETO } from '@instrutoria/domain/projeto/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { ACEITAS_DA_PROPOSTA, RECUSAS_DA_PROPOSTA } from '../../testing/refusals/da-proposta.ts';
import {
  COLABORADORES_ACEITOS,
  DISCIPLINAS_ACEITAS,
  RECUSAS_DAS_DISCIPLINAS,
  umaDisciplina,
  umColaborador,
  umPacote,
} from '../../testing/refusals/das-disciplinas.ts';
import { RECUSAS_DO_PROJETO } from '../../testing/refusals/do-projeto.ts';
import { conferirRecusa, naoProvocadas } from '../../testing/refusals/recusa.ts';
import type { Cena } from '../../testing/world/cena.ts';
import { criarCena } from '../../testing/world/cena.ts';

const TODAS = [...RECUSAS_DA_PROPOSTA, ...RECUSAS_DAS_DISCIPLINAS, ...RECUSAS_DO_PROJETO];

let t: TestApp;
let c: Cena;
beforeAll(async () => {
  t = await createTestApp();
  c = await criarCena(t);
});
afterAll(() => t.close());

it('every message of the catalogue that the server can give is provoked by a row (E-FALHAS-1)', () => {
  const dasEscolhas = porNome(ESCOLHAS, (nome) => CAMPOS[nome].foraDaLista.mensagem);
  expect(naoProvocadas('MENSAGENS_PROJETO', { ...MENSAGENS_PROJETO, ...dasEscolhas }, TODAS)).toEqual([]);
});

describe('refused on the server, with the exact text (E-PROJETO-1, T-C3, T-C14, T-C15)', () => {
  it.each(TODAS)('$o', (recusa) => conferirRecusa(recusa, c));
});

describe('taken: each edge from the inside', () => {
  it.each(ACEITAS_DA_PROPOSTA)('POST projeto: %s', async (_o, mudancas) => {
    const corpo = await c.corpo(typeof mudancas === 'function' ? await mudancas(c) : mudancas);
    const r = await c.envia('POST', '/api/projeto', corpo);
    expect([r.status, r.body]).toMatchObject([201, { ehRascunho: false, aguardandoCronograma: false }]);
  });

  it.each(DISCIPLINAS_ACEITAS)('POST disciplina: %o', async (mudancas) => {
    const r = await c.envia('POST', '/api/disciplina', umaDisciplina(c, mudancas));
    expect([r.status, r.body]).toMatchObject([201, mudancas]);
  });

  it('POST disciplina/adicionar: 1 discipline, and 60', async () => {
    for (const quantas of [1, 60]) {
      const corpo = await umPacote(
        c,
        Array.from({ length: quantas }, () => umaDisciplina(c)),
      );
      const r = await c.envia<{ disciplinas_associadas: unknown[] }>(
        'POST',
        '/api/disciplina/adicionar',
        corpo,
      );
      expect([r.status, r.body.disciplinas_associadas.length]).toEqual([201, quantas]);
    }
  });

  it.each(COLABORADORES_ACEITOS)('POST professor_nao_cadastrado: %o', async (mudancas) => {
    const r = await c.envia('POST', '/api/professor_nao_cadastrado', umColaborador(c, mudancas));
    expect([r.status, r.body]).toMatchObject([201, mudancas]);
  });

  it('POST projeto/rascunho: nothing at all, and 99 of each', async () => {
    for (const corpo of [{}, { remunerados: 99, voluntarios: 99, cronogramas: [] }]) {
      const r = await c.envia('POST', '/api/projeto/rascunho', corpo);
      expect([r.status, r.body]).toMatchObject([201, { ehRascunho: true, edital: null }]);
    }
  });
});

describe('hostile amounts (T-C15)', () => {
  it.each([
    ['/api/projeto', 'cronogramas', 2_000, {}],
    ['/api/projeto/rascunho', 'professores_colaboradores', 10_000, 1],
    ['/api/disciplina', 'cursos_ofertadas', 10_000, 'a'],
    ['/api/disciplina/adicionar', 'disciplinas_associadas', 10_000, {}],
  ] as const)('POST %s: %s of %i', async (caminho, campo, quantos, item) => {
    const r = await c.envia('POST', caminho, { [campo]: Array.from({ length: quantos }, () => item) });
    expect([r.status, r.body]).toMatchObject([422, { errors: { [campo]: 'valor inválido' } }]);
  });
});
