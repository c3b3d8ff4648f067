import type { PrazoAnunciado } from '../../configuracao/rules/fuso.ts';
import { type Configuracao, JANELAS } from '../../configuracao/types.ts';
import { diaNoFuso } from '../../kernel/datas.ts';
import { NA_FRASE } from '../textos.ts';
import type { Prorrogacao } from '../types.ts';
import { estadoDaJanela } from './estado-da-janela.ts';

/** The last days of the windows that are now open, for all or for one project (D62). */
export function prazosDasJanelas(
  configuracao: Configuracao,
  { prorrogacoes, agora }: { readonly prorrogacoes: readonly Prorrogacao[]; readonly agora: Date },
): PrazoAnunciado[] {
  const projetos = [...new Set([null, ...prorrogacoes.map(({ projetoId }) => projetoId)])];
  return JANELAS.flatMap((janela) =>
    projetos.flatMap((projetoId) => {
      const { aberta, fechaEm } = estadoDaJanela({ janela, configuracao, prorrogacoes, projetoId, agora });
      if (!aberta || fechaEm === null) return [];
      return [{ oQue: `o ${NA_FRASE[janela]}`, dia: diaNoFuso(new Date(fechaEm), configuracao.fuso) }];
    }),
  );
}
