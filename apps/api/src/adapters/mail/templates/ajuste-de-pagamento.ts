import { formatarMes } from '@instrutoria/domain/kernel/meses.ts';
import {
  destinoDoLancamento,
  destinoPorExtenso,
  nomeDoLancamento,
} from '@instrutoria/domain/pagamento/messages.ts';
import type { Lancamento } from '@instrutoria/domain/pagamento/types.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { montarEmail, type Remessa } from './layout.ts';

export interface AjusteDePagamento extends Remessa {
  readonly mes: string;
  readonly lancamento: Lancamento;
  readonly aoAluno: boolean;
}

const ABERTURAS = {
  COMPLEMENTO: 'A folha de pagamento traz uma bolsa de um mês anterior, que não tinha sido paga.',
  CONFIRMADO:
    'Uma bolsa de um mês anterior foi paga e não era devida. A administração do programa informa como devolvê-la.',
  DISPENSADO:
    'Uma bolsa de um mês anterior foi paga e não era devida. A devolução foi dispensada: não é preciso fazer nada.',
} as const;

/** A complement or an estorno of a closed sheet, without a CPF (D37). */
export function emailDoAjuste(ajuste: AjusteDePagamento): Email {
  const { mes, lancamento, aoAluno, ...remessa } = ajuste;
  const { instrutor, projeto, tipo, decisao } = lancamento;
  const nome = nomeDoLancamento(lancamento);
  const destino = destinoDoLancamento(lancamento);
  const { detalhe } = destino;
  return montarEmail(remessa, {
    assunto: `Bolsa: ${nome}`,
    blocos: [
      ABERTURAS[tipo === 'ESTORNO' ? (decisao ?? 'CONFIRMADO') : 'COMPLEMENTO'],
      {
        fatos: [
          ['Instrutor', textoDaPessoa(instrutor.nome)],
          ['Projeto', textoDaPessoa(projeto.titulo)],
          ['Lançamento', nome],
          ['Resultado', destinoPorExtenso(destino)],
          ...(detalhe === null ? [] : [['Motivo', textoDaPessoa(detalhe)] as const]),
          ['Folha de', formatarMes(mes)],
        ],
      },
      ...(aoAluno
        ? []
        : [
            {
              rotulo: 'Ver os instrutores',
              link: linkPublico(remessa.publicUrl, `instrutores/${projeto.id}`),
            },
          ]),
    ],
  });
}
