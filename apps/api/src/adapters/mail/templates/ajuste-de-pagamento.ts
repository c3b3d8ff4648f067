import { formatarMes } from '@instrutoria/domain/kernel/meses.ts';
import {
  contaDoValor,
  destinoDoLancamento,
  destinoPorExtenso,
  nomeDoLancamento,
  valorPorExtenso,
} from '@instrutoria/domain/pagamento/messages.ts';
import type { Lancamento } from '@instrutoria/domain/pagamento/types.ts';
import type { Email } from '../email.ts';
import { linkPublico } from '../link.ts';
import { textoDaPessoa } from '../person-text.ts';
import { type Carta, montarEmail, type Remessa } from './layout.ts';

export interface AjustesDePagamento extends Remessa {
  readonly mes: string;
  readonly lancamentos: readonly Lancamento[];
  readonly aoAluno: boolean;
}

const ABERTURAS = {
  COMPLEMENTO: 'A folha de pagamento traz uma bolsa de um mês anterior, que não tinha sido paga.',
  CONFIRMADO:
    'Uma bolsa de um mês anterior foi paga e não era devida. A administração do programa informa como devolvê-la.',
  DISPENSADO:
    'Uma bolsa de um mês anterior foi paga e não era devida. A devolução foi dispensada: não é preciso fazer nada.',
} as const;

const ABERTURAS_DA_DIFERENCA = {
  COMPLEMENTO: 'A folha de pagamento traz uma diferença da bolsa de um mês anterior, que faltava pagar.',
  CONFIRMADO:
    'Uma parte da bolsa de um mês anterior foi paga e não era devida. A administração do programa informa como devolvê-la.',
  DISPENSADO:
    'Uma parte da bolsa de um mês anterior foi paga e não era devida. A devolução foi dispensada: não é preciso fazer nada.',
} as const;

/** Complements and estornos of a closed sheet, without a CPF (D37). */
export function emailDoAjuste({ mes, lancamentos, aoAluno, ...remessa }: AjustesDePagamento): Email {
  const [primeiro] = lancamentos;
  if (primeiro === undefined) throw new Error('a mail about no adjustment');
  return montarEmail(remessa, {
    assunto:
      lancamentos.length === 1
        ? `Bolsa: ${nomeDoLancamento(primeiro)}`
        : `Bolsas: ${lancamentos.length} ajustes na folha de ${formatarMes(mes)}`,
    blocos: lancamentos.flatMap((lancamento) => doLancamento(lancamento, mes, remessa.publicUrl, aoAluno)),
  });
}

function doLancamento(
  lancamento: Lancamento,
  mes: string,
  publicUrl: string,
  aoAluno: boolean,
): Carta['blocos'] {
  const { instrutor, projeto, tipo, decisao, parcial } = lancamento;
  const valor = valorPorExtenso(lancamento);
  const conta = contaDoValor(lancamento);
  const destino = destinoDoLancamento(lancamento);
  const { detalhe } = destino;
  return [
    (parcial ? ABERTURAS_DA_DIFERENCA : ABERTURAS)[
      tipo === 'ESTORNO' ? (decisao ?? 'CONFIRMADO') : 'COMPLEMENTO'
    ],
    {
      fatos: [
        ['Instrutor', textoDaPessoa(instrutor.nome)],
        ['Projeto', textoDaPessoa(projeto.titulo)],
        ['Lançamento', nomeDoLancamento(lancamento)],
        // An institution that registers no values pays in months, and its mails say nothing of amounts.
        ...(lancamento.valor === null || valor === null ? [] : [['Valor', valor] as const]),
        ...(conta === null ? [] : [['Cálculo', conta] as const]),
        ['Resultado', destinoPorExtenso(destino)],
        ...(detalhe === null ? [] : [['Motivo', textoDaPessoa(detalhe)] as const]),
        ['Folha de', formatarMes(mes)],
      ],
    },
    ...(aoAluno
      ? []
      : [{ rotulo: 'Ver os instrutores', link: linkPublico(publicUrl, `instrutores/${projeto.id}`) }]),
  ];
}
