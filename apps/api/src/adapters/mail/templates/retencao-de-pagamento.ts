import { mesPorExtenso } from '@instrutoria/domain/kernel/datas.ts';
import { reais } from '@instrutoria/domain/kernel/dinheiro.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface RetencaoDePagamento extends Remessa {
  readonly instrutor: string;
  readonly projeto: { readonly id: number; readonly titulo: string };
  /** The month paid for, 'yyyy-mm'. */
  readonly competencia: string;
  /** Cents; null: no value was registered. */
  readonly valor: number | null;
  readonly motivo: string;
  /** How a released payment comes, and the sheet in which it was held; null: it is held now. */
  readonly volta: { readonly como: 'mesma' | 'proxima' | 'remessa'; readonly mes: string } | null;
  readonly aoAluno: boolean;
}

const VOLTAS = {
  mesma: (mes: string) => `Ela volta à folha de ${mes}.`,
  proxima: () => 'Ela vem na próxima folha, como complemento.',
  remessa: (mes: string) => `Ela vai no próximo envio da folha de ${mes}.`,
} as const;

/** A grant that the administration holds, or releases; without a CPF or an account (D37). */
export function emailDaRetencao(retencao: RetencaoDePagamento): Email {
  const { instrutor, projeto, competencia, valor, motivo, volta, aoAluno, ...remessa } = retencao;
  const mes = mesPorExtenso(competencia);
  const feito = volta === null ? 'retida' : 'liberada';
  return montarEmail(remessa, {
    assunto: `Bolsa de ${mes}: ${feito}`,
    blocos: [
      volta === null
        ? `A administração reteve a bolsa de ${mes}: ela não é paga até ser liberada.`
        : `A administração liberou a bolsa de ${mes}, que estava retida. ${VOLTAS[volta.como](mesPorExtenso(volta.mes))}`,
      {
        fatos: [
          ['Instrutor', textoDaPessoa(instrutor)],
          ['Projeto', textoDaPessoa(projeto.titulo)],
          ['Mês', mes],
          ...(valor === null ? [] : [['Valor', reais(valor)] as const]),
          ['Motivo', textoDaPessoa(motivo)],
        ],
      },
      ...(aoAluno
        ? ['Se houver engano, fale com o coordenador do projeto.']
        : [
            {
              rotulo: 'Ver os instrutores',
              link: linkPublico(remessa.publicUrl, `instrutores/${projeto.id}`),
            },
          ]),
    ],
  });
}
