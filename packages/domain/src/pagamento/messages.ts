import type { MesParcial } from '../configuracao/types.ts';
import { contado } from '../kernel/contagem.ts';
import { mesPorExtenso } from '../kernel/datas.ts';
import { reais } from '../kernel/dinheiro.ts';
import { formatarMes } from '../kernel/meses.ts';
import { semValor } from './rules/valores.ts';
import type {
  CausaDoComplemento,
  DecisaoDoEstorno,
  EsperaDaVaga,
  Lancamento,
  MotivoDoNaoPagamento,
  VagaDoMes,
} from './types.ts';

export * as MENSAGENS_PAGAMENTO from './textos.ts';

export const NOMES_DOS_MOTIVOS: Readonly<Record<MotivoDoNaoPagamento, string>> = {
  NUNCA_COMECOU: 'o vínculo não chegou a começar',
  FORA_DO_VINCULO: 'mês fora do vínculo',
  FORA_DA_VIGENCIA: 'mês fora da vigência do edital',
  NAO_BOLSISTA: 'não era bolsista no mês',
  IRREGULAR: 'aluno irregular',
  SEM_FREQUENCIA: 'frequência não registrada',
  NAO_SE_APLICA: 'mês marcado como não se aplica',
  SEM_HORAS: 'nenhuma hora no mês',
  AUSENCIA: 'ausência registrada no mês',
  FALTA_CPF: 'falta o CPF',
  DOCUMENTOS: 'documentos por conferir',
  OUTRO_VINCULO: 'a vaga é paga a outro instrutor neste mês',
  JA_PAGO: 'já recebeu a bolsa deste mês',
  MENOS_DO_QUE_PAGO: 'o mês tem menos dias ou horas do que foi pago',
  RETIDA: 'pagamento retido',
};

export const NOMES_DAS_CAUSAS: Readonly<Record<CausaDoComplemento, string>> = {
  NUNCA_COMECOU: 'as datas do vínculo foram corrigidas',
  FORA_DO_VINCULO: 'as datas do vínculo foram corrigidas',
  FORA_DA_VIGENCIA: 'a vigência do edital foi alterada',
  NAO_BOLSISTA: 'passou a bolsista no mês, depois do fechamento',
  IRREGULAR: 'regularizado no mês, depois do fechamento',
  SEM_FREQUENCIA: 'frequência registrada depois do fechamento',
  NAO_SE_APLICA: 'horas registradas depois do fechamento',
  SEM_HORAS: 'horas registradas depois do fechamento',
  AUSENCIA: 'a ausência não consta mais',
  FALTA_CPF: 'CPF informado depois do fechamento',
  DOCUMENTOS: 'documentos conferidos depois do fechamento',
  OUTRO_VINCULO: 'a vaga do mês passou a ser deste instrutor',
  JA_PAGO: 'o outro pagamento do mês não vale mais',
  SEM_LINHA: 'não constava na folha do mês',
  MENOS_DO_QUE_PAGO: 'voltou a ser devida depois de um estorno',
  ESTORNADO: 'voltou a ser devida depois de um estorno',
  RETIDA: 'pagamento retido antes e depois liberado',
  MAIS_DO_QUE_PAGO: 'o mês tem mais dias ou horas do que foi pago',
};

/** `dia`: '05/12/2026', when the account was written anew. */
export const contaMudou = (dia: string): string =>
  `A conta mudou em ${dia}. Este pagamento vai para a conta conferida; a nova vale a partir da próxima folha.`;

export const NOMES_DAS_DECISOES: Readonly<Record<DecisaoDoEstorno, string>> = {
  CONFIRMADO: 'a devolver',
  DISPENSADO: 'devolução dispensada',
};

/** 'do mês', 'complemento de abril de 2026', 'estorno de abril de 2026'. */
export function nomeDoLancamento({ tipo, competencia }: Pick<Lancamento, 'competencia' | 'tipo'>): string {
  if (tipo === 'NORMAL') return 'do mês';
  return `${tipo === 'ESTORNO' ? 'estorno' : 'complemento'} de ${mesPorExtenso(competencia)}`;
}

const O_QUE_ESPERA: Readonly<Record<EsperaDaVaga, string>> = {
  CPF: 'o CPF',
  DOCUMENTOS: 'os documentos',
};

/** 'a vaga é paga a Ana neste mês', 'a vaga espera os documentos de Ana'. */
export function vagaPorExtenso({ instrutor, espera }: VagaDoMes): string {
  if (espera === null) return `a vaga é paga a ${instrutor.nome} neste mês`;
  return `a vaga espera ${O_QUE_ESPERA[espera]} de ${instrutor.nome}`;
}

export interface Destino {
  /** 'recebe', 'não recebe', 'a devolver'. */
  readonly resultado: string;
  readonly porque: string | null;
  readonly detalhe: string | null;
}

/** 'não recebe', because of 'falta o CPF', while 'a vaga espera o CPF de Ana'. */
export function destinoDoLancamento(
  l: Pick<Lancamento, 'causa' | 'decisao' | 'justificativa' | 'motivo' | 'pago' | 'tipo' | 'vaga'>,
): Destino {
  const motivo = l.motivo === null ? null : NOMES_DOS_MOTIVOS[l.motivo];
  if (l.tipo === 'ESTORNO') {
    const resultado = l.decisao === null ? 'estorno a decidir' : NOMES_DAS_DECISOES[l.decisao];
    return { resultado, porque: motivo, detalhe: l.justificativa };
  }
  if (l.pago) {
    return {
      resultado: 'recebe',
      porque: null,
      detalhe: l.causa === null ? null : NOMES_DAS_CAUSAS[l.causa],
    };
  }
  if (l.motivo === 'RETIDA') return { resultado: 'não recebe', porque: motivo, detalhe: l.justificativa };
  const vaga = l.vaga === null ? null : vagaPorExtenso(l.vaga);
  // The reason for an instructor who only has to leave the place to somebody else is the place alone.
  return l.motivo === 'OUTRO_VINCULO'
    ? { resultado: 'não recebe', porque: vaga ?? motivo, detalhe: null }
    : { resultado: 'não recebe', porque: motivo, detalhe: vaga };
}

/** 'não recebe: falta o CPF'. */
export function destinoPorExtenso({ resultado, porque }: Destino): string {
  return porque === null ? resultado : `${resultado}: ${porque}`;
}

export const NOMES_DAS_REGRAS_DO_MES: Readonly<Record<MesParcial, string>> = {
  nenhuma: 'O mês inteiro',
  dias: 'Por dias',
  horas: 'Por horas',
};

/** 'R$ 700,00'; 'sem valor cadastrado para 10/2027' where a line pays and nobody registered an amount; else null. */
export function valorPorExtenso(
  l: Pick<Lancamento, 'competencia' | 'pago' | 'tipo' | 'valor'>,
): string | null {
  if (semValor(l)) return `sem valor cadastrado para ${formatarMes(l.competencia)}`;
  return l.valor === null ? null : reais(l.valor);
}

/** '14 dias de R$ 700,00', 'valor inteiro': how the amount of a line came about; null without one. */
export function contaDoValor({
  dias,
  parcial,
  valor,
  valorCheio,
}: Pick<Lancamento, 'dias' | 'parcial' | 'valor' | 'valorCheio'>): string | null {
  if (valor === null || valorCheio === null || valor === valorCheio) return null;
  const parte = dias === null ? '' : `${contado(dias, 'dia', 'dias')} `;
  return parcial ? `diferença; bolsa de ${reais(valorCheio)}` : `${parte}da bolsa de ${reais(valorCheio)}`;
}
