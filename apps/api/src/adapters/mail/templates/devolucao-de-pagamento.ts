import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface DevolucoesDePagamento extends Remessa {
  readonly pagamentos: readonly {
    readonly instrutor: string;
    readonly projeto: { readonly id: number; readonly titulo: string };
    readonly motivo: string;
    readonly pedeDados: boolean;
  }[];
}

/** Payments that the bank sent back, without CPF and account. */
export function emailDaDevolucao({ pagamentos, ...remessa }: DevolucoesDePagamento): Email {
  return montarEmail(remessa, {
    assunto:
      pagamentos.length === 1
        ? 'Bolsa devolvida pelo banco'
        : `${pagamentos.length} bolsas devolvidas pelo banco`,
    blocos: pagamentos.flatMap(({ instrutor, projeto, motivo, pedeDados }) => [
      pedeDados
        ? 'O banco devolveu um pagamento. Corrija os dados bancários do instrutor, para que a bolsa seja enviada outra vez.'
        : 'O banco devolveu um pagamento. A administração o envia outra vez: não é preciso fazer nada.',
      {
        fatos: [
          ['Instrutor', textoDaPessoa(instrutor)],
          ['Projeto', textoDaPessoa(projeto.titulo)],
          ['Motivo', textoDaPessoa(motivo)],
        ],
      },
      {
        rotulo: 'Ver os instrutores',
        link: linkPublico(remessa.publicUrl, `instrutores/${projeto.id}`),
      },
    ]),
  });
}
