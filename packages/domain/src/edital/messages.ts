import { compararDias, formatarDia } from '../kernel/datas.ts';
import { prazoNoDia } from '../kernel/fuso.ts';
import * as MENSAGENS_EDITAL from './textos.ts';

export { MENSAGENS_EDITAL };

export const recursosDeMudancaAte = (dia: string): string =>
  `${MENSAGENS_EDITAL.recursosDeMudanca}, até ${prazoNoDia(dia)}`;

/** When a call that is created today opens to teachers; `inicio`, 'yyyy-mm-dd', as typed. */
export function quandoAbreAoCriar(inicio: string, hoje: string): string {
  if (inicio === '') return MENSAGENS_EDITAL.abreNoInicio;
  return compararDias(inicio, hoje) <= 0
    ? MENSAGENS_EDITAL.abreAgora
    : `Os professores veem este edital e enviam projetos a partir de ${formatarDia(inicio)}.`;
}

export const ROTULOS_EDITAL = { sim: 'SIM', nao: 'NÃO' } as const;

export const NOMES_DAS_FASES = {
  submissao: 'Inscrições',
  avaliacao: 'Avaliação',
  decisao: 'Decisão',
  secretaria: 'Secretaria',
  resultado: 'Resultado',
  arquivado: 'Arquivado',
} as const;
