import { contado } from '../../kernel/contagem.ts';
import { formatarDia } from '../../kernel/datas.ts';
import { INSTRUTORES_MAXIMO, REMUNERADOS_MAXIMO, VOLUNTARIOS_MAXIMO } from '../../projeto/limits.ts';
import type { Edital } from '../types.ts';

interface Fato {
  readonly rotulo: string;
  readonly valor: string;
}

/** What somebody who thinks of writing a proposal asks of an open call: limits, days, and what has to be sent. */
export function paraPropor({
  inicio,
  limiteBolsas,
  limitePorCoordenador,
  vigenciaInicio,
  vigenciaFim,
}: Pick<
  Edital,
  'inicio' | 'limiteBolsas' | 'limitePorCoordenador' | 'vigenciaFim' | 'vigenciaInicio'
>): readonly Fato[] {
  return [
    { rotulo: 'Inscrições desde', valor: formatarDia(inicio) },
    {
      rotulo: 'Trabalho dos instrutores',
      valor: `de ${formatarDia(vigenciaInicio)} a ${formatarDia(vigenciaFim)}`,
    },
    {
      rotulo: 'Cada projeto pode pedir',
      valor: `até ${contado(REMUNERADOS_MAXIMO, 'bolsista', 'bolsistas')} e ${contado(VOLUNTARIOS_MAXIMO, 'voluntário', 'voluntários')}, ${INSTRUTORES_MAXIMO} ao todo`,
    },
    {
      rotulo: 'Cada pessoa pode coordenar',
      valor:
        limitePorCoordenador === null
          ? 'quantos projetos quiser'
          : `até ${contado(limitePorCoordenador, 'projeto', 'projetos')}`,
    },
    ...(limiteBolsas === null ? [] : [{ rotulo: 'Bolsas do edital', valor: `${limiteBolsas}` }]),
    { rotulo: 'Documento a enviar', valor: 'o comprovante das disciplinas, um PDF de até 25 MB' },
  ];
}
