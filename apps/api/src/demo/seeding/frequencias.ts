import { HORAS_PADRAO, NAO_SE_APLICA } from '@instrutoria/domain/frequencia/limits.ts';
import { somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import { salvarFrequencia } from '../../features/frequencia/repository.ts';
import { mesDe, mesesEntre, noDia } from './instants.ts';
import type { InstrutorSemeado } from './instrutores.ts';
import { exigir } from './pessoas.ts';
import type { Semeados } from './semeados.ts';

const VARIACAO = [0, 2, -2, 0, 6, 0, -1.5, 4, 0, 1] as const;

/** −1 before the start, after the end, and in months without activity. */
function horasDe({ dados, mesInicio, mesFim }: InstrutorSemeado, ultimo: string) {
  if (mesInicio === null) return [];
  return mesesEntre(`${mesInicio.slice(0, 4)}-01`, ultimo).map((mes) => {
    const depoisDoInicio = mesesEntre(mesInicio, mes).length - 1;
    const fora = mes < mesInicio || (mesFim !== null && mes > mesFim);
    const parado = dados.semAtividade?.includes(depoisDoInicio) === true;
    const variacao = VARIACAO[(depoisDoInicio + dados.nome.length) % VARIACAO.length] ?? 0;
    return { mes, horas: fora || parado ? NAO_SE_APLICA : HORAS_PADRAO + variacao };
  });
}

export async function semearFrequencias(
  { tx, pessoas, presente }: Semeados,
  instrutores: readonly InstrutorSemeado[],
): Promise<void> {
  for (const um of instrutores) {
    const { id: instrutorId, dados } = um;
    if (dados.frequenciaAte === null) continue;
    const horas = horasDe(um, somarMeses(mesDe(presente.agora, presente), -dados.frequenciaAte));
    const autorId = exigir(pessoas, dados.coordenador);
    for (const ano of new Set(horas.map(({ mes }) => Number(mes.slice(0, 4))))) {
      const doAno = horas.filter(({ mes }) => mes.startsWith(`${ano}-`));
      await salvarFrequencia(
        tx,
        {
          instrutorId,
          ano,
          horasPorMes: doAno.map(({ mes, horas: h }) => ({ mes: Number(mes.slice(5)), horas: h })),
        },
        { autorId, agora: noDia(presente, 1 + 30 * dados.frequenciaAte), deOficioId: null },
      );
    }
  }
}
