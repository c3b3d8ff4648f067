import { compararDias, ehDiaValido } from '../../kernel/datas.ts';
import type { DadosDoEdital, EditalGuardado } from '../types.ts';
import { anoDoEdital } from './datas-e-fase.ts';

const MAIS_ANOS = 100;

/** The same day so many years later; 29 February becomes the 28th where there is none. */
function anosDepois(dia: string, anos: number): string {
  const ano = String(Number(dia.slice(0, 4)) + anos).padStart(4, '0');
  const mesmo = `${ano}${dia.slice(4)}`;
  return ehDiaValido(mesmo) ? mesmo : `${ano}-02-28`;
}

/**
 * The part of an earlier call that a new call takes over, its dates and the year of its name as many years later as it needs to
 * begin today or after ('yyyy-mm-dd'), at least one (E-EDITAL-5).
 */
export function copiaDoEdital(edital: EditalGuardado, hoje: string): DadosDoEdital {
  let anos = 1;
  while (anos < MAIS_ANOS && compararDias(anosDepois(edital.inicio, anos), hoje) < 0) anos += 1;
  const depois = (dia: string) => anosDepois(dia, anos);
  const talvez = (dia: string | null) => (dia === null ? null : depois(dia));
  const ano = anoDoEdital(edital.nome);
  return {
    nome: ano === null ? edital.nome : edital.nome.replace(String(ano), String(ano + anos)),
    inicio: depois(edital.inicio),
    fim: depois(edital.fim),
    tipoProjeto: edital.tipoProjeto,
    publicacao: depois(edital.publicacao),
    fimRecursos: talvez(edital.fimRecursos),
    limiteBolsas: edital.limiteBolsas,
    vigenciaInicio: depois(edital.vigenciaInicio),
    vigenciaFim: depois(edital.vigenciaFim),
    limitePorCoordenador: edital.limitePorCoordenador,
    prazoAvaliacao: talvez(edital.prazoAvaliacao),
    encerramentoSemInstrutores: talvez(edital.encerramentoSemInstrutores),
  };
}
