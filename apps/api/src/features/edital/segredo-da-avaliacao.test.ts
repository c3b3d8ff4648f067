import { MENSAGENS_AVALIACAO as M } from '@instrutoria/domain/avaliacao/messages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { deleteRows } from '../../testing/rows.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

let t: TestApp;
let w: World;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());

/** The answers before a designation, and after the first saved draft score. */
async function antesEDepois(pedir: (edital: number, dono: Pessoa) => Promise<unknown>, dono: Pessoa) {
  const edital = await w.novoEditalEm('avaliacao');
  const projeto = await w.novoProjeto(dono.id, edital);
  const antes = await pedir(edital, dono);
  const avaliador = await w.novaPessoa('avaliador');
  await w.novaAprovacao(projeto, avaliador.id, {
    aceito: true,
    pontuacaoAdequacaoCoerencia: 10,
    pontuacaoRelevanciaJustificativaClareza: 10,
    pontuacaoMetodologiaAtividades: 10,
    pontuacaoOrganizacaoTextual: 10,
  });
  const depois = await pedir(edital, dono);
  await deleteRows(t, 'projetoAprovacao', { projetoId: projeto });
  return { antes, depois };
}

async function resposta(quem: Pessoa, metodo: string, caminho: string, body?: unknown) {
  const r = await send<{ message?: string }>(t.url, metodo, `/api/${caminho}`, { token: quem.token, body });
  return [r.status, [...r.headers].filter(([campo]) => campo !== 'date').sort(), r.text] as const;
}

const LEITURAS = ['barema', 'regras'] as const;
const MUDANCAS: readonly (readonly [string, string, (edital: number) => string, object])[] = [
  ['the barema', 'PUT', (id) => `edital/${id}/barema`, { barema: null, motivo: 'Correção do texto' }],
  ['the rules', 'PUT', (id) => `edital/${id}/regras`, { avaliadores: 2, motivo: 'Correção do texto' }],
  ...(
    [
      ['rules', { regras: { avaliadores: 2 } }],
      ['barema', { barema: null }],
      ['limit of scholarships', { dados: { limiteBolsas: 1 } }],
    ] as const
  ).map(
    ([o, corpo]) =>
      [
        `the ${o} with the rest of the call`,
        'PUT',
        (id: number) => `edital/${id}/configuracao`,
        { ...corpo, motivo: 'Correção do texto' },
      ] as const,
  ),
  ['the limit of scholarships', 'PUT', (id) => `edital/${id}`, { limiteBolsas: 1, motivo: 'Menos recursos' }],
  [
    'the end of the submissions',
    'POST',
    (id) => `edital/${id}/reabrir_inscricoes`,
    { fim: '2099-12-31', motivo: 'Queda do sistema' },
  ],
];

describe('of a call whose only project is their own', () => {
  it.each(['coordenador', 'administrador', 'PRESIDENTE_COMISSAO', 'secretaria'] as const)(
    '[C-H4] show a coordinator of type %s the same barema and rules before a designation and after the first score',
    async (tipo) => {
      for (const leitura of LEITURAS) {
        const { antes, depois } = await antesEDepois(
          (edital, quem) => resposta(quem, 'GET', `edital/${edital}/${leitura}`),
          await w.novaPessoa(tipo),
        );
        expect(depois).toEqual(antes);
      }
    },
  );

  it.each(MUDANCAS)(
    '[C-H4] give an administrator who changes %s the same refusal, with and without designations and scores',
    async (_o, metodo, caminho, corpo) => {
      const { antes, depois } = await antesEDepois(
        (edital, quem) => resposta(quem, metodo, caminho(edital), corpo),
        await w.novaPessoa('administrador'),
      );
      expect(antes).toMatchObject([409, expect.anything(), expect.stringContaining(M.voceParticipaDoEdital)]);
      expect(depois).toEqual(antes);
    },
  );
});

it('[C-H4] show only the administration whether scores were given', async () => {
  const edital = await w.novoEditalEm('avaliacao');
  const { avaliador } = await w.novoAvaliado(edital);
  const ler = async (quem: Pessoa) =>
    (await send<{ temNotas?: boolean }>(t.url, 'GET', `/api/edital/${edital}/barema`, { token: quem.token }))
      .body.temNotas;
  expect(await ler(await w.novaPessoa('administrador'))).toBe(true);
  for (const quem of [avaliador, await w.novaPessoa(), await w.novaPessoa('PRESIDENTE_COMISSAO')]) {
    expect(await ler(quem)).toBeUndefined();
  }
});
