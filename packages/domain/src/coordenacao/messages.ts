import type { CausaDaTransferencia, OrigemDaFrequencia } from './types.ts';

export * as MENSAGENS_COORDENACAO from './textos.ts';

export const NOMES_DAS_ORIGENS: Readonly<Record<OrigemDaFrequencia, string>> = {
  documento: 'Um documento assinado, que eu anexo',
  aluno: 'Os dias que o próprio aluno informou',
};

export const NOMES_DAS_CAUSAS: Readonly<Record<CausaDaTransferencia, string>> = {
  pedido: 'A pedido, ou por acordo: quem coordena responde em até 10 dias',
  afastamento: 'Afastamento registrado',
  falecimento: 'Falecimento',
  fimDoVinculo: 'Fim do vínculo com a instituição',
};

/** As the coordinator and the students read it. */
export const ORIGENS_POR_EXTENSO: Readonly<Record<OrigemDaFrequencia, string>> = {
  documento: 'de um documento anexado',
  aluno: 'dos dias que o próprio aluno informou',
};
