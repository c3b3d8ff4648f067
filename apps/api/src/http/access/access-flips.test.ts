import type { Celula, Chamador } from '@instrutoria/contract/access.ts';
import { CHAMADORES } from '@instrutoria/contract/access.ts';
import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import { rotas } from '@instrutoria/contract/api.ts';
import type { Route } from '@instrutoria/contract/route.ts';
import { MAQUINA_DA_AVALIACAO } from '@instrutoria/domain/avaliacao/maquina.ts';
import { MAQUINA_DA_DESIGNACAO } from '@instrutoria/domain/designacao/maquina.ts';
import { MAQUINA_DA_DESISTENCIA } from '@instrutoria/domain/desistencia/maquina.ts';
import { MAQUINA_DO_EDITAL } from '@instrutoria/domain/edital/maquina.ts';
import { MAQUINA_DA_HOMOLOGACAO } from '@instrutoria/domain/homologacao/maquina.ts';
import { MAQUINA_DO_VINCULO } from '@instrutoria/domain/instrutor/maquina.ts';
import { MAQUINA_DO_PROJETO } from '@instrutoria/domain/projeto/maquina.ts';
import { MAQUINA_DA_RELATORIA, MAQUINA_DO_RECURSO } from '@instrutoria/domain/recurso/maquina.ts';
import { MAQUINA_DOS_RELATORIOS } from '@instrutoria/domain/relatorio/maquina.ts';
import { MAQUINA_DO_RESULTADO } from '@instrutoria/domain/resultado/maquina.ts';
import { MAQUINA_DA_REUNIAO } from '@instrutoria/domain/reuniao/maquina.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { probeAccess } from '../../testing/access/access-run.ts';
import { createProbedApp } from '../../testing/access/probed-app.ts';
import type { TestApp } from '../../testing/app.ts';
import { contar } from '../../testing/figures.ts';
import { sondas } from '../../testing/probes/todas.ts';
import type { World } from '../../testing/world.ts';
import { createWorld } from '../../testing/world.ts';

const nomes = Object.keys(rotas) as NomeDaChamada[];
/** One cell in this many is flipped; `test:longo` flips all of them. */
const TROCAS_A_CADA = Number(process.env.TROCAS_A_CADA ?? 23);

/**
 * Where a call names no record, these callers have the union of their columns (D30), so they are flipped
 * together.
 */
const JUNTAS: readonly Chamador[] = [
  'own_coordinator',
  'other_professor',
  'designated_evaluator',
  'other_evaluator',
];

/**
 * Acts whose table of states checks the right again (docs/maquinas.md): a right granted by mistake is refused
 * there. The simulation of a correction uses the correction's table.
 */
const COM_TABELA: ReadonlySet<string> = new Set([
  ...[
    ...[MAQUINA_DA_AVALIACAO, MAQUINA_DA_DESIGNACAO, MAQUINA_DO_EDITAL, MAQUINA_DO_VINCULO],
    ...[MAQUINA_DO_PROJETO, MAQUINA_DO_RECURSO, MAQUINA_DO_RESULTADO, MAQUINA_DOS_RELATORIOS],
    ...[MAQUINA_DA_HOMOLOGACAO, MAQUINA_DA_RELATORIA, MAQUINA_DA_REUNIAO, MAQUINA_DA_DESISTENCIA],
  ].flatMap(({ atos }) => Object.keys(atos)),
  'simularCorrecao',
  // The use case itself checks who appealed, decides or reports.
  'lerAnexoDoRecurso',
  // The use case itself asks what the reader sees of the project.
  'lerComprovante',
  // Checked like designating.
  'sortear',
  'pedirMaisUmAvaliador',
  'manterCombinacao',
  // The use case checks for the committee.
  'proporAnulacao',
  'decidirAnulacao',
]);

/**
 * Cells whose change a caller can tell. A right to write to another's record, granted by mistake, is refused
 * again by the act, as is one that the act's table of states does not give. Nobody evaluates a person or a
 * declaration, and where only coordinators may read (`soCoordenador`) the evaluator's relation is not
 * computed.
 */
function trocas(cada: number): (readonly [NomeDaChamada, readonly Chamador[]])[] {
  const todas = nomes.flatMap((nome) => {
    const { acesso: linha, registro, method }: Route = rotas[nome];
    const sozinhas = CHAMADORES.filter((coluna) => {
      if (COM_TABELA.has(nome) && linha[coluna] === 'no' && coluna !== 'anonymous') return false;
      if (registro === null) return !JUNTAS.includes(coluna);
      // A person has no coordinator, and an evaluator who asks about themselves counts as the designated one.
      if (registro.tipo === 'avaliador' && ['own_coordinator', 'other_evaluator'].includes(coluna))
        return false;
      if (linha[coluna] !== 'no' || coluna === 'anonymous') return true;
      const semAvaliador =
        ['declaracao', 'pessoa'].includes(registro.tipo) || registro.soCoordenador === true;
      return method === 'GET' && !(semAvaliador && coluna === 'designated_evaluator');
    });
    const juntas = registro === null && !(COM_TABELA.has(nome) && JUNTAS.every((c) => linha[c] === 'no'));
    const grupos = [...sozinhas.map((coluna) => [coluna]), ...(juntas ? [JUNTAS] : [])];
    return grupos.map((colunas) => [nome, colunas] as const);
  });
  return todas.filter((_, i) => i % cada === 0);
}

const celulasDe = (grupos: ReturnType<typeof trocas>) => grupos.flatMap(([, colunas]) => colunas).length;

let t: TestApp;
let w: World;
beforeAll(async () => {
  t = await createProbedApp();
  w = createWorld(t);
});
afterAll(() => t.close());

it('detects in the access table a right given or taken by mistake', async () => {
  const despercebidas: ReturnType<typeof trocas> = [];
  const experimentadas = trocas(TROCAS_A_CADA);
  for (const [nome, colunas] of experimentadas) {
    const linha = rotas[nome].acesso as Record<Chamador, Celula>;
    const antes = { ...linha };
    const trocada = colunas.some((coluna) => linha[coluna] !== 'no') ? 'no' : 'yes';
    for (const coluna of colunas) linha[coluna] = trocada;
    const sondada = probeAccess(t, w, [[rotas[nome], sondas[nome]]], colunas);
    const { erradas } = await sondada.finally(() => Object.assign(linha, antes));
    if (erradas.length === 0) despercebidas.push([nome, colunas]);
  }
  const [tabela, todas, n] = [
    nomes.length * CHAMADORES.length,
    celulasDe(trocas(1)),
    celulasDe(experimentadas),
  ];
  contar(
    'acesso',
    `${n} of the ${todas} cells flipped whose change a caller can tell (the act itself refuses the other ` +
      `${tabela - todas}), ${n - celulasDe(despercebidas)} caught`,
  );
  expect(despercebidas).toEqual([]);
});
