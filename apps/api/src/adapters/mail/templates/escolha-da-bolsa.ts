import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import type { Email } from '../email.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface EscolhaDaBolsa extends Remessa {
  readonly projeto: string;
  /** 'yyyy-mm' */
  readonly competencia: string;
  readonly motivo: string;
  /** Whether the reader gets the month's grant, or would have got it. */
  readonly escolhido: boolean;
}

/** Which of two students receives the grant of a place in a month, to each of them (D55). */
export function emailDaEscolha(escolha: EscolhaDaBolsa): Email {
  const { projeto, competencia, motivo, escolhido, ...remessa } = escolha;
  const mes = mesPorExtenso(competencia);
  return montarEmail(remessa, {
    assunto: `Bolsa de ${mes}: a quem a vaga é paga`,
    blocos: [
      escolhido
        ? `A administração escolheu pagar a você a vaga que foi de duas pessoas em ${mes}. Horas, CPF e documentos valem como sempre.`
        : `A vaga em que você foi bolsista em ${mes} foi também de outra pessoa. A administração escolheu pagar a ela. Você não recebe a bolsa desse mês.`,
      {
        fatos: [
          ['Projeto', textoDaPessoa(projeto)],
          ['Mês', mes],
          ['Motivo', textoDaPessoa(motivo)],
        ],
      },
      'A escolha pode mudar até a folha do mês ser fechada. Se houver engano, fale com o coordenador do projeto.',
    ],
  });
}
