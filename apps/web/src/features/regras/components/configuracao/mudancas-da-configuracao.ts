import type { Configuracao } from '@instrutoria/domain/edital/configuracao.ts';
import { type CampoDoEdital, camposMudados } from '@instrutoria/domain/edital/rules/mudancas.ts';
import { type Regra, type RegrasDoEdital, regrasMudadas } from '@instrutoria/domain/edital/rules/regras.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { formatarDia, formatarPrazo } from '../../../../lib/format/format.ts';
import { type Mudanca, oQueRetificou } from '../barema/palavras-do-barema.ts';
import { SECOES_DAS_REGRAS } from '../secoes-das-regras.tsx';
import { ROTULOS_DOS_DADOS } from './dados-digitados.ts';

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

/** A rule's sentence within a longer one. */
export function regraNaFrase(regra: Regra, regras: RegrasDoEdital): string {
  return SECOES_DAS_REGRAS[regra].dito(regras).replace(/\.$/, '');
}

/** The changes of a call's whole configuration in words; empty if nothing changes. */
export function mudancasDaConfiguracao(antes: Configuracao, depois: Configuracao): Mudanca[] {
  return [
    ...camposMudados(antes.edital, depois.edital).map((campo) => ({
      oQue: ROTULOS_DOS_DADOS[campo],
      antes: DADO_POR_EXTENSO[campo](antes.edital),
      depois: DADO_POR_EXTENSO[campo](depois.edital),
    })),
    ...regrasMudadas(antes.regras, depois.regras).map((regra) => ({
      oQue: SECOES_DAS_REGRAS[regra].titulo,
      antes: regraNaFrase(regra, antes.regras),
      depois: regraNaFrase(regra, depois.regras),
    })),
    ...oQueRetificou({ antes: antes.barema, depois: depois.barema }, depois.edital.tipoProjeto),
  ];
}
