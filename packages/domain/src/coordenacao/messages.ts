import type { CausaDaTransferencia, OrigemDaFrequencia, RazaoDeNaoPassar } from './types.ts';

export * as MENSAGENS_COORDENACAO from './textos.ts';

export const NOMES_DAS_ORIGENS: Readonly<Record<OrigemDaFrequencia, string>> = {
  documento: 'Um documento assinado, que eu anexo',
  aluno: 'Os dias que o próprio aluno informou',
};

export const NOMES_DAS_CAUSAS: Readonly<Record<CausaDaTransferencia, string>> = {
  pedido: 'A pedido, ou por acordo: quem coordena responde em até 10 dias',
  afastamento: 'Afastamento informado',
  falecimento: 'Falecimento',
  fimDoVinculo: 'Fim do vínculo com a instituição',
};

/** Texts for the two people of a transfer. */
export const CAUSAS_POR_EXTENSO: Readonly<Record<CausaDaTransferencia, string>> = {
  pedido: 'a pedido, ou por acordo',
  afastamento: 'afastamento de quem coordena',
  falecimento: 'falecimento de quem coordenava',
  fimDoVinculo: 'fim do vínculo de quem coordenava com a instituição',
};

/** Texts for the coordinator and the students. */
export const ORIGENS_POR_EXTENSO: Readonly<Record<OrigemDaFrequencia, string>> = {
  documento: 'de um documento anexado',
  aluno: 'dos dias que o próprio aluno informou',
};

const RAZOES_POR_EXTENSO: Readonly<Record<RazaoDeNaoPassar, string>> = {
  contaEncerrada: 'não tem mais conta',
  jaJulgou: 'avaliou, relatou ou decidiu algo deste projeto, ou recebeu a tarefa de o avaliar',
  semResultado:
    'só recebe a coordenação depois do resultado: as inscrições terminaram antes de a passagem se completar',
  semAfastamento: 'só recebe a coordenação por acordo: o afastamento de quem coordena já terminou',
  limite: 'já coordena no edital todos os projetos que cabem a uma pessoa',
};

/**
 * Why a coordination did not pass, as a sentence about the person who was to receive it; without a reason,
 * for readers who may not know it, only the fact (D61).
 */
export function porQueNaoPassou(razao: RazaoDeNaoPassar | null, nome: string): string {
  return razao === null
    ? `${nome} não pode receber a coordenação agora.`
    : `${nome} ${RAZOES_POR_EXTENSO[razao]}.`;
}
