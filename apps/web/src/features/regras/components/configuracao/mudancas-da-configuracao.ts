import type { Configuracao } from '@instrutoria/domain/edital/configuracao.ts';
import { camposMudados } from '@instrutoria/domain/edital/rules/mudancas.ts';
import { type Regra, type RegrasDoEdital, regrasMudadas } from '@instrutoria/domain/edital/rules/regras.ts';
import { type Mudanca, oQueRetificou } from '../barema/palavras-do-barema.ts';
import { SECOES_DAS_REGRAS } from '../secoes-das-regras.tsx';
import { ROTULOS_DOS_DADOS } from './dados-digitados.ts';
import { DADO_POR_EXTENSO } from './dados-por-extenso.ts';

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
