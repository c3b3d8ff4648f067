import { type Configuracao, JANELAS } from '../../configuracao/types.ts';
import { prazoNoDia } from '../../kernel/fuso.ts';
import { NOMES_DAS_JANELAS } from '../messages.ts';
import { estadoDaJanela } from '../rules.ts';
import type { Prorrogacao } from '../types.ts';

/** The windows that are open, of all or of one project, and would close earlier in another zone (D62). */
export function janelasQueEncurtam(
  configuracao: Configuracao,
  para: string,
  { prorrogacoes, agora }: { readonly prorrogacoes: readonly Prorrogacao[]; readonly agora: Date },
): string[] {
  const projetos = [...new Set([null, ...prorrogacoes.map(({ projetoId }) => projetoId)])];
  const encurtam = JANELAS.flatMap((janela) =>
    projetos.flatMap((projetoId) => {
      const pergunta = { janela, configuracao, prorrogacoes, projetoId, agora };
      const { aberta, fechaEm, ...de } = estadoDaJanela(pergunta);
      const depois = estadoDaJanela({ ...pergunta, configuracao: { ...configuracao, fuso: para } });
      if (!aberta || fechaEm === null || (depois.aberta && (depois.fechaEm ?? fechaEm) >= fechaEm)) return [];
      const ate = de.prorrogadaAte === null ? '' : `, prorrogado até ${prazoNoDia(de.prorrogadaAte)}`;
      return [`${NOMES_DAS_JANELAS[janela].toLowerCase()}${ate}`];
    }),
  );
  return [...new Set(encurtam)];
}
