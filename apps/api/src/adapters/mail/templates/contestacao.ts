import { NOMES_DAS_CONTESTACOES } from '@instrutoria/domain/contestacao/messages.ts';
import type { ResultadoDaContestacao } from '@instrutoria/domain/contestacao/types.ts';
import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { prazoNoDia } from '@instrutoria/domain/kernel/fuso.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { type Bloco, montarEmail, type Remessa } from './layout.ts';

export interface ContestacaoNoEmail extends Remessa {
  readonly instrutor: string;
  readonly projeto: { readonly id: number; readonly titulo: string };
  /** 'yyyy-mm' */
  readonly mes: string;
  readonly texto: string;
  /** The last day for the answer. */
  readonly ate: string;
  /** null: it was just sent. */
  readonly resposta: { readonly resultado: ResultadoDaContestacao; readonly razoes: string } | null;
  /** Of a mail to the student: whether they have an account here; null: to the coordinator. */
  readonly aluno: { readonly entrou: boolean } | null;
}

type Dito = Pick<ContestacaoNoEmail, 'aluno' | 'ate' | 'instrutor' | 'mes' | 'resposta'>;

function oQueHouve({ aluno, ate, instrutor, mes, resposta }: Dito): readonly Bloco[] {
  const qual = mesPorExtenso(mes);
  if (resposta === null) {
    return aluno === null
      ? [
          `${textoDaPessoa(instrutor)} contestou as horas ou o pagamento de ${qual}.`,
          `A administração responde até ${prazoNoDia(ate)}. Você não precisa fazer nada; se ela pedir, mostre o que sabe.`,
        ]
      : [
          `Recebemos a sua contestação de ${qual}.`,
          `A administração responde até ${prazoNoDia(ate)}. Até lá você pode retirá-la na sua página.`,
        ];
  }
  const resultado = NOMES_DAS_CONTESTACOES[resposta.resultado];
  const segue =
    resposta.resultado === 'PROCEDENTE'
      ? 'A administração corrige o mês. O que for devido vem como complemento numa folha de pagamento seguinte.'
      : 'As horas e o pagamento do mês ficam como estão.';
  const de = aluno === null ? `A contestação de ${textoDaPessoa(instrutor)}` : 'A sua contestação';
  return [`${de}, de ${qual}, foi julgada ${resultado}.`, segue];
}

/** About a contest of a month, without a CPF, an account or the file (D37). */
export function emailDaContestacao(contestacao: ContestacaoNoEmail): Email {
  const { instrutor, projeto, mes, texto, ate, resposta, aluno, ...remessa } = contestacao;
  const qual = mesPorExtenso(mes);
  const link: Bloco[] =
    aluno === null
      ? [{ rotulo: 'Abrir a frequência', link: linkPublico(remessa.publicUrl, `frequencia/${projeto.id}`) }]
      : aluno.entrou
        ? [{ rotulo: 'Abrir a minha página', link: linkPublico(remessa.publicUrl, 'aluno') }]
        : [];
  return montarEmail(remessa, {
    assunto:
      resposta === null
        ? `Contestação de ${qual}: recebida`
        : `Contestação de ${qual}: ${NOMES_DAS_CONTESTACOES[resposta.resultado]}`,
    blocos: [
      ...oQueHouve({ aluno, ate, instrutor, mes, resposta }),
      {
        fatos: [
          ['Instrutor', textoDaPessoa(instrutor)],
          ['Projeto', `nº ${projeto.id}, ${textoDaPessoa(projeto.titulo)}`],
          ['Contestação', textoDaPessoa(texto)],
          ...(resposta === null ? [] : [['Razões', textoDaPessoa(resposta.razoes)] as const]),
        ],
      },
      ...link,
    ],
  });
}
