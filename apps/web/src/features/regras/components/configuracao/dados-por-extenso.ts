import type { CampoDoEdital } from '@instrutoria/domain/edital/rules/mudancas.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { formatarDia, formatarPrazo } from '../../../../lib/format/format.ts';

const dia = (um: string | null, vazio = 'nenhum') => (um === null ? vazio : formatarDia(um));
const prazo = (um: string | null) => (um === null ? 'sem prazo' : formatarPrazo(um));
const limite = (n: number | null) => n?.toLocaleString('pt-BR') ?? 'sem limite';

/** A call's data as people read them. */
export const DADO_POR_EXTENSO: Readonly<Record<CampoDoEdital, (edital: EditalGuardado) => string>> = {
  nome: ({ nome }) => nome,
  tipoProjeto: ({ tipoProjeto }) => tipoProjeto,
  processo: ({ processo }) => processo ?? 'nenhum',
  publicacao: ({ publicacao }) => dia(publicacao),
  inicio: ({ inicio }) => dia(inicio),
  fim: ({ fim }) => prazo(fim),
  prazoAvaliacao: ({ prazoAvaliacao }) => prazo(prazoAvaliacao),
  fimRecursos: ({ fimRecursos }) => prazo(fimRecursos),
  vigenciaInicio: ({ vigenciaInicio }) => dia(vigenciaInicio),
  vigenciaFim: ({ vigenciaFim }) => dia(vigenciaFim),
  encerramentoSemInstrutores: ({ encerramentoSemInstrutores }) => dia(encerramentoSemInstrutores),
  limiteBolsas: ({ limiteBolsas }) => limite(limiteBolsas),
  limitePorCoordenador: ({ limitePorCoordenador }) => limite(limitePorCoordenador),
};
