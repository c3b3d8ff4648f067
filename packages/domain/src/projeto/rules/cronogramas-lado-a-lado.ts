import { contado } from '../../kernel/contagem.ts';
import { POSICOES_DO_CRONOGRAMA } from '../limits.ts';
import type { Cronograma, Projeto } from '../types.ts';
import { nomeDaVaga } from './nome-da-vaga.ts';

/** One schedule, and the places that have it: 'Bolsista 1 de 2', 'Os 2 bolsistas'. */
export interface CronogramaDeVagas {
  readonly nome: string;
  readonly cronograma: Cronograma;
}

const textoDe = (cronograma: Cronograma): string =>
  JSON.stringify(POSICOES_DO_CRONOGRAMA.map((n) => [cronograma[`mesAno${n}`], cronograma[`atividade${n}`]]));

/**
 * The schedules of a project without repetitions: places with an equal schedule share it, in the order of the
 * places.
 */
export function cronogramasSemRepetir(
  cronogramas: readonly Cronograma[],
  projeto: Pick<Projeto, 'remunerados' | 'voluntarios'>,
): readonly CronogramaDeVagas[] {
  const grupos = new Map<string, { readonly cronograma: Cronograma; readonly vagas: number[] }>();
  for (const [vaga, cronograma] of cronogramas.entries()) {
    const texto = textoDe(cronograma);
    const grupo = grupos.get(texto) ?? { cronograma, vagas: [] };
    grupo.vagas.push(vaga);
    grupos.set(texto, grupo);
  }
  return [...grupos.values()].map(({ cronograma, vagas }) => ({
    cronograma,
    nome: nomeDasVagas(vagas, projeto),
  }));
}

function nomeDasVagas(
  vagas: readonly number[],
  { remunerados, voluntarios }: Pick<Projeto, 'remunerados' | 'voluntarios'>,
): string {
  const bolsistas = vagas.filter((vaga) => vaga < remunerados).length;
  if (vagas.length > 1 && bolsistas === vagas.length && bolsistas === remunerados) {
    return `Os ${contado(remunerados, 'bolsista', 'bolsistas')}`;
  }
  if (vagas.length > 1 && bolsistas === 0 && vagas.length === voluntarios) {
    return `Os ${contado(voluntarios, 'voluntário', 'voluntários')}`;
  }
  return vagas.map((vaga) => nomeDaVaga(vaga, remunerados, voluntarios)).join(', ');
}

/** One activity of a month, and the adjacent schedules that share it. */
interface AtividadeDoMes {
  readonly html: string;
  readonly nomes: readonly string[];
}

export function atividadesDoMes(
  lado: readonly CronogramaDeVagas[],
  mes: (typeof POSICOES_DO_CRONOGRAMA)[number],
): readonly AtividadeDoMes[] {
  const ditas: AtividadeDoMes[] = [];
  for (const { nome, cronograma } of lado) {
    const html = cronograma[`atividade${mes}`];
    const anterior = ditas.at(-1);
    if (anterior?.html === html) ditas[ditas.length - 1] = { html, nomes: [...anterior.nomes, nome] };
    else ditas.push({ html, nomes: [nome] });
  }
  return ditas;
}
