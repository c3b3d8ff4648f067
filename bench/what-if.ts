import type { LinhaNaOrdem } from '../packages/domain/src/avaliacao/rules/corte.ts';
import {
  bolsasDasUnidades,
  efeitoDasVagas,
} from '../packages/domain/src/avaliacao/rules/efeito-das-vagas.ts';
import {
  MODOS_DE_PREENCHER,
  preencherVagas,
} from '../packages/domain/src/avaliacao/rules/preencher-vagas.ts';
import { alone, atMost, type Row } from './row.ts';
import { median } from './statistics.ts';

const TIMES = 15;
const UNITS = 40;

/** A ranking in which totals repeat, as half points do. */
function ranking(projects: number): LinhaNaOrdem[] {
  return Array.from({ length: projects }, (_one, i) => ({
    projeto_id: i + 1,
    posicao: i + 1,
    total: Math.round(1_300 - (1_250 * i) / projects) / 2,
    unidade: `Unidade ${(i * 7) % UNITS}`,
    remunerados: i % 3,
    voluntarios: i % 4,
  }));
}

/** A what-if of the decision: one scenario by each rule, and who gains, as a moved scale reckons them anew. */
export function measureWhatIf(projects: number): Row[] {
  const lines = ranking(projects);
  return MODOS_DE_PREENCHER.map((modo) => {
    const times = Array.from({ length: TIMES }, (_one, i) => {
      const begin = performance.now();
      const { linhas } = preencherVagas(lines, {
        ...{ modo, bolsas: projects / 2 - i, porUnidade: Math.ceil(projects / UNITS / 2) },
        ...{ minimo: 100, porProjeto: 1 },
      });
      const now = { remunerados_aprovados: i % 3, voluntarios_aprovados: 0 };
      for (const [n, line] of lines.entries()) efeitoDasVagas(line, now, linhas[n] ?? now);
      bolsasDasUnidades(lines, [(_line, n) => linhas[n]?.remunerados_aprovados ?? 0]);
      return performance.now() - begin;
    });
    return alone(
      `what-if of ${projects.toLocaleString('en-US')} projects, ${modo}`,
      'ms',
      median(times),
      atMost(100),
      `at most ${Math.max(...times).toFixed(1)}`,
    );
  });
}
