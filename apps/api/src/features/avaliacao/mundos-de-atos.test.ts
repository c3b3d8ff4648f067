import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { amostra } from '@instrutoria/domain/testing/amostra.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  chamadasQueAgem,
  contarMundos,
  diferencas,
  type Passeio,
  passear,
  tentar,
} from '../../testing/access/mundos-pareados.ts';
import type { TestApp } from '../../testing/app.ts';
import { createTestApp } from '../../testing/app.ts';
import { send } from '../../testing/client.ts';
import { rowOf } from '../../testing/rows.ts';
import { NOTAS_FASE1, NOTAS_FASE2 } from '../../testing/world/avaliacoes.ts';
import type { Pessoa, World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

let t: TestApp;
let w: World;
contarMundos();
beforeAll(async () => {
  t = await createTestApp();
  w = createWorld(t);
});
afterAll(() => t.close());

async function ok(quem: Pessoa, metodo: string, caminho: string, body?: unknown): Promise<void> {
  const r = await send(t.url, metodo, `/api/${caminho}`, { token: quem.token, body });
  expect([caminho, r.status, r.status < 300 ? '' : r.text]).toEqual([caminho, r.status, '']);
}

/** A call with three projects: this person's, one that X assesses, and one without an evaluator. */
async function cena(tipo: TipoDeUsuario) {
  const edital = await w.novoEditalEm('avaliacao');
  const quem = await w.novaPessoa(tipo);
  const projeto = await w.novoProjeto(quem.id, edital);
  const x = await w.novaPessoa('avaliador', { nome: 'Xenofonte Canário' });
  const y = await w.novaPessoa('avaliador', { nome: 'Ysolda Canário' });
  const outra = await w.novaPessoa('administrador');
  await w.novoDesignado(edital, { avaliador: x });
  await w.novoProjeto((await w.novaPessoa()).id, edital);
  const passeio: Passeio = {
    quem,
    projeto,
    edital,
    avaliadores: [
      { id: x.id, nome: 'Xenofonte' },
      { id: y.id, nome: 'Ysolda' },
    ],
    comPdf: false,
  };
  return { quem, projeto, edital, x, y, outra, passeio };
}

type Cena = Awaited<ReturnType<typeof cena>>;

/** All events of a project before its call's decision, by others and by periodic tasks. */
async function julgar({ projeto, edital, x, y, outra }: Cena): Promise<void> {
  await ok(outra, 'POST', 'projeto_aprovacao/designar', {
    projeto: { id: projeto },
    avaliador: { id: x.id },
  });
  const { id } = await rowOf(t, 'projetoAprovacao', { projetoId: projeto });
  await ok(x, 'PATCH', `projeto_aprovacao/aceitar_avaliacao/${id}`);
  await ok(x, 'POST', 'projeto_aprovacao/salvar_fase1', { id, ...NOTAS_FASE1, parecer: 'Claro.' });
  await ok(x, 'POST', 'projeto_aprovacao/salvar_fase2', { id, ...NOTAS_FASE2 });
  await ok(x, 'POST', `projeto_aprovacao/avaliar/${id}`);
  await ok(outra, 'POST', `projeto_aprovacao/reabrir/${id}`, { motivo: 'Faltou o parecer.' });
  await ok(outra, 'POST', `projeto_aprovacao/substituir/${id}`, { avaliador: { id: y.id } });
  await ok(outra, 'POST', `edital/${edital}/lembrar`, { projetos: [projeto] });
  await ok(y, 'POST', 'projeto_aprovacao/salvar_fase1', { id, ...NOTAS_FASE1, parecer: 'Pouco claro.' });
}

/** The audit as this person reads it: pages, filters by values that they may guess, and counts in headers. */
async function trilha({ quem, projeto, edital, x, y }: Cena): Promise<Map<string, string>> {
  const filtros = [
    '?pagina=1&por_pagina=5',
    '?pagina=2&por_pagina=5',
    '?pagina=1&por_pagina=200',
    `?registro=projeto:${projeto}`,
    '?registro=projeto_aprovacao',
    `?registro=edital:${edital}`,
    ...Array.from({ length: 40 }, (_, i) => `?registro=projeto_aprovacao:${i + 1}`),
    ...[x, y].map(({ id }) => `?pessoa=${id}`),
  ];
  const lidas = new Map<string, string>();
  for (const filtro of filtros) {
    const r = await send(t.url, 'GET', `/api/auditoria${filtro}`, { token: quem.token });
    const resto = [...r.headers].filter(([campo]) => campo !== 'date').sort();
    lidas.set(filtro, JSON.stringify([r.status, resto, r.text]));
  }
  return lidas;
}

/**
 * Calls that the walk skips, because their answers about mails and the machine change by themselves, or because one
 * person's downloads wait for each other.
 */
const DE_SI: readonly NomeDaChamada[] = [
  ...(['situacaoDoSistema', 'saudeDetalhes', 'avisosDoSistema'] as const),
  'baixarCertificados',
];

describe('acts of others on a project before publication', () => {
  it.each(amostra(['administrador', 'PRESIDENTE_COMISSAO', 'secretaria', 'avaliador'] as const, 4))(
    '[C-H1] [C-H2] leave every response, refusal and audit row of a coordinator of type %s byte for byte the same',
    async (tipo) => {
      const c = await cena(tipo);
      const passeio = { ...c.passeio, menos: DE_SI };
      // Tries the id of the future assessment before it exists.
      const { id: ultima } = await rowOf(t, 'projetoAprovacao', { avaliadorId: c.x.id });
      const aprovacoes = [ultima + 1, ultima + 2];
      // First, so that acts that succeed, such as a draft of their own, happen in both worlds.
      const recusadas = await tentar(t, passeio, aprovacoes);
      const lidas = await passear(t, passeio, aprovacoes);
      const antes = await trilha(c);
      await julgar(c);
      expect((await rowOf(t, 'projetoAprovacao', { projetoId: c.projeto })).id).toBe(ultima + 1);
      expect(diferencas(antes, await trilha(c))).toEqual([]);
      expect(diferencas(lidas, await passear(t, passeio, aprovacoes))).toEqual([]);
      expect(diferencas(recusadas, await tentar(t, passeio, aprovacoes))).toEqual([]);
      expect(lidas.size).toBeGreaterThan(100);
      expect(recusadas.size).toBeGreaterThan(50);
    },
    1_000_000,
  );
});

it('include every act on an evaluation', () => {
  expect(chamadasQueAgem()).toEqual(
    expect.arrayContaining(['substituirAvaliador', 'reabrirAvaliacao', 'mudarBarema', 'decidirItemDaSessao']),
  );
});
