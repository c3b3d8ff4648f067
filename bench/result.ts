import { paginaDoResultado } from '../apps/api/src/documents/resultado/pagina.ts';
import { ranquear } from '../packages/domain/src/avaliacao/rules/ranque.ts';
import type { LinhaDoRanque } from '../packages/domain/src/avaliacao/types.ts';
import { apurar } from '../packages/domain/src/barema/rules/apurar.ts';
import type { Barema } from '../packages/domain/src/barema/types.ts';
import { compararLinhas } from '../packages/domain/src/resultado/rules/comparar.ts';
import { mudancasEntre, textoDaVersao } from '../packages/domain/src/resultado/rules.ts';
import type { LinhaDoResultado, VersaoDoResultado } from '../packages/domain/src/resultado/types.ts';
import { SEM_NOTAS } from '../packages/domain/src/testing/avaliacoes.ts';
import { alone, atMost, type Row } from './row.ts';
import { median } from './statistics.ts';

const TIMES = 9;
const VERSION: VersaoDoResultado = {
  ...{ numero: 2, instante: '2026-05-13T12:00:00.000Z', motivo: 'RECURSO', recurso: 1, justificativa: null },
  ...{ reconstituida: false, sha256: '0'.repeat(64) },
};

const lidas = (canonico: string) => JSON.parse(canonico) as LinhaDoResultado[];

/** A published result; `raised`: how many of its rows an appeal moved. */
function result(projects: number, raised: number): LinhaDoResultado[] {
  return Array.from({ length: projects }, (_one, i) => ({
    ...{ posicao: i + 1, projeto_id: i + 1, titulo: `Monitoria em Cálculo, turma ${i}`, desempate: null },
    ...{ coordenador: `Pessoa ${i}`, unidade: `Unidade ${i % 40}`, tipoProjeto: 'TIPO I' },
    ...{
      total: 600 - (500 * i) / projects + (i < raised ? 1 : 0),
      situacaoExibida: 'APROVADO',
      vagas: 'todas',
    },
    ...{ remunerados_aprovados: i % 3, voluntarios_aprovados: i % 4 },
  }));
}

const CRITERION = { ajuda: '', minimo: 1, passo: 0.5, parecer: false, recomendacao: null } as const;
/** Twenty criteria, the most that a call may have. */
const OWN: Barema = {
  criterios: Array.from({ length: 20 }, (_one, i) => ({
    ...CRITERION,
    ...{ codigo: `c${i}`, nome: `C${i}`, fase: i < 15 ? 1 : 2, maximo: 10, peso: 0.25 + (i % 4) },
  })),
  ...{ totalMinimo: 50, desempates: ['c0', 'fase1', 'submissao', 'sorteio'], semente: 'Loteria' },
};

/** Every total, key and place anew. */
function ranked(projects: number): number {
  const lines: LinhaDoRanque[] = Array.from({ length: projects }, (_one, i) => {
    const notas = OWN.criterios.map(({ codigo }, k) => ({ criterio: codigo, valor: ((i * 7 + k) % 21) / 2 }));
    const facts = { tsdMedio: null, submetidoEm: `2026-05-0${1 + (i % 9)}T12:00:00.000Z` };
    const { fase1, total, abaixoDoMinimo, chave } = apurar(OWN, notas, { ...facts, lote: i });
    return {
      ...SEM_NOTAS,
      ...{
        projeto_id: i + 1,
        ja_foi_avaliado: true,
        total,
        pontuacaoFase1: fase1,
        notas,
        abaixoDoMinimo,
        chave,
      },
      ...facts,
    };
  });
  return ranquear(lines).length;
}

function timed(work: string, limit: number, act: () => number): Row {
  let size = 0;
  const times = Array.from({ length: TIMES }, () => {
    const begin = performance.now();
    size = act();
    return performance.now() - begin;
  });
  const worst = Math.max(...times).toFixed(1);
  return alone(work, 'ms', median(times), atMost(limit), `at most ${worst}; ${size.toLocaleString('en-US')}`);
}

/** What a reader of a published result of so many rows costs the process, the database's part left out. */
export function measureResult(projects: number): Row[] {
  const before = textoDaVersao(result(projects, 0));
  const after = textoDaVersao(result(projects, 50));
  const of = `result of ${projects.toLocaleString('en-US')} rows`;
  const linhas = lidas(after);
  return [
    timed(`${of}, as JSON`, 150, () => JSON.stringify(lidas(after)).length),
    timed(
      `${of}, plain page`,
      300,
      () =>
        paginaDoResultado({
          ...{
            instituicao: 'Universidade',
            publicUrl: 'https://exemplo.test',
            fuso: 'UTC',
            recursos: null,
            sorteios: null,
            textos: [],
          },
          edital: { id: 1, nome: 'Edital 2026', resultadoPublicadoEm: VERSION.instante },
          ...{
            versao: VERSION,
            versoes: [{ ...VERSION, numero: 1, motivo: 'PUBLICACAO', recurso: null }, VERSION],
          },
          linhas: lidas(after),
        }).byteLength,
    ),
    timed(`${of}, a version compared with the next`, 300, () => {
      const [one, other] = [lidas(before), lidas(after)];
      return mudancasEntre(one, other).length + compararLinhas(one, other, new Map()).length;
    }),
    timed(`${of}, ranked by a barema of 20 criteria`, 500, () => ranked(linhas.length)),
  ];
}
