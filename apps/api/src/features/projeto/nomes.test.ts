import { umaProposta, umCronograma } from '@instrutoria/domain/testing/projetos.ts';
import { classico, fluxo } from '@instrutoria/pdf-seguro/testing/pdf-maker.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { rowsOf } from '../../testing/rows.ts';
import { regrasDoRecurso } from '../../testing/world/cena-do-recurso.ts';
import { trocarArquivo } from '../../testing/world/equipes.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

let t: TestApp;
let w: World;
let dona: Pessoa;
let admin: Pessoa;
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
  dona = await w.novaPessoa('coordenador', { nome: 'Iracema Wanderley Quintanilha' });
  admin = await w.novaPessoa('administrador');
});
afterAll(() => t.close());

interface Lido {
  readonly achados: readonly { onde: string; pagina?: number; dito: string; trecho: string }[];
  readonly comprovante: string;
}
const FONTE = '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
const COM_TEXTO = classico({
  pagina: FONTE,
  objetos: { 4: fluxo('', 'BT /F1 12 Tf 50 700 Td (Docente: IRACEMA QUINTANILHA) Tj ET') },
});

async function corpo(edital: number) {
  const pacote = await w.novoPacote(dona.id);
  await trocarArquivo(t, pacote.comprovante, COM_TEXTO);
  return {
    ...umaProposta({ titulo: 'Monitoria', professores_colaboradores_nao_cadastrado: [] }),
    professores_colaboradores: [],
    metodologia: '<p>Segue o <a href="https://exemplo.br/Quintanilha">método</a> de Wanderley.</p>',
    referencias: '<p>QUINTANILHA, I. W. Ensinar. 2020.</p>',
    edital: { id: edital },
    comprovante_disciplinas: { id: pacote.id },
    cronogramas: [umCronograma(), umCronograma({ atividade3: '<p>Com a profa. Iracema.</p>' })],
  };
}
const ditos = ({ achados }: Lido) => achados.map(({ onde, pagina, dito }) => [onde, dito, pagina ?? 0]);
const ESPERADOS = [
  ['metodologia', 'Wanderley', 0],
  ['metodologia', 'Quintanilha', 0],
  ['referencias', 'QUINTANILHA, I. W', 0],
  ['cronogramas', 'Iracema', 0],
  ['comprovante_disciplinas', 'IRACEMA QUINTANILHA', 1],
];

describe('names in a proposal (E-ANONIMATO-4)', () => {
  it('are shown to author and administrator, block no submission, and are audited', async () => {
    const edital = await w.novoEdital();
    await regrasDoRecurso(t, w, edital, { anonimato: 'ambos' });
    const body = await corpo(edital);
    const procurado = await send<Lido>(t.url, 'POST', '/api/projeto/nomes', { token: dona.token, body });
    expect([procurado.status, procurado.body.comprovante]).toEqual([200, 'lido']);
    expect(ditos(procurado.body)).toEqual(ESPERADOS);
    const enviado = await send<{ id: number }>(t.url, 'POST', '/api/projeto', { token: dona.token, body });
    expect(enviado.status).toBe(201);
    const { id } = enviado.body;
    const trilha = await rowsOf(t, 'auditoria', { acao: 'submeterProjeto', registroId: id });
    expect(trilha[0]?.depois).toMatchObject({ nomes: ['metodologia', 'referencias', 'cronogramas'] });
    const lido = await send<Lido>(t.url, 'GET', `/api/projeto/${id}/nomes`, { token: admin.token });
    expect(ditos(lido.body)).toEqual(ESPERADOS);
    const avaliador = await w.novaPessoa('avaliador');
    await w.designar(id, avaliador.id);
    expect((await send(t.url, 'GET', `/api/projeto/${id}/nomes`, { token: avaliador.token })).status).toBe(
      403,
    );
  });

  it("are hidden from everybody else, and not looked for in a call with names or another person's proof", async () => {
    const edital = await w.novoEdital();
    const body = await corpo(edital);
    const { body: enviado } = await send<{ id: number }>(t.url, 'POST', '/api/projeto', {
      token: dona.token,
      body,
    });
    const trilha = await rowsOf(t, 'auditoria', { acao: 'submeterProjeto', registroId: enviado.id });
    expect(trilha[0]?.depois).not.toHaveProperty('nomes');
    expect(
      (await send(t.url, 'GET', `/api/projeto/${enviado.id}/nomes`, { token: admin.token })).status,
    ).toBe(404);
    const outra = await w.novaPessoa('coordenador', { nome: 'Iracema Quintanilha' });
    const alheio = await send<Lido>(t.url, 'POST', '/api/projeto/nomes', {
      token: outra.token,
      body: { comprovante_disciplinas: body.comprovante_disciplinas },
    });
    expect(alheio.body).toEqual({ achados: [], comprovante: 'nenhum' });
  });
});
