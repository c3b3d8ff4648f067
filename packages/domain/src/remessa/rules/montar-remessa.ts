import { problemasDaConta } from '../../banco/rules/conta-bancaria.ts';
import { situacaoDaConta } from '../../banco/rules/resposta-do-aluno.ts';
import type { ContaBancaria, ContaParaPagar, RegrasDoPagador } from '../../banco/types.ts';
import type { TipoDeLancamento } from '../../pagamento/types.ts';
import type { MotivoDeFora } from '../messages.ts';
import type { FormaDeRemessa, SituacaoDaLinha, SituacaoDoEnvio } from '../types.ts';

/** A frozen line of a closed sheet that pays somebody. */
export interface PagamentoDaFolha {
  readonly id: number;
  readonly instrutorId: number;
  readonly projetoId: number;
  readonly nome: string;
  readonly cpf: string | null;
  readonly tipo: TipoDeLancamento;
  /** Cents; null: no value was registered. */
  readonly valor: number | null;
}

/** A confirmed estorno, and the cents of it that nothing has set off yet. */
export interface EstornoAberto {
  readonly id: number;
  readonly instrutorId: number;
  readonly cpf: string | null;
  readonly saldo: number;
}

export interface Devolucao {
  readonly em: Date;
  readonly pedeDados: boolean;
}

export interface FatosDaRemessa {
  /** The sheet's paid lines that no living remessa covers. */
  readonly pagamentos: readonly PagamentoDaFolha[];
  readonly estornos: readonly EstornoAberto[];
  readonly contas: ReadonlyMap<number, ContaParaPagar>;
  /** By payment: the last time that it came back. */
  readonly devolucoes: ReadonlyMap<number, Devolucao>;
  /** Payments that are held. */
  readonly retidos: ReadonlySet<number>;
  readonly regras: RegrasDoPagador;
  readonly bancos: ReadonlySet<string>;
  /** Projects in which the person takes part. */
  readonly participa: ReadonlySet<number>;
  readonly quem: number;
  readonly agora: Date;
}

export interface ParteDaLinha {
  readonly pagamentoId: number;
  /** Below zero: a part of an estorno. */
  readonly centavos: number;
}

export interface LinhaMontada {
  readonly instrutorId: number;
  readonly projetoId: number;
  readonly nome: string;
  readonly cpf: string;
  readonly tipo: TipoDeLancamento;
  readonly conta: ContaBancaria | null;
  readonly partes: readonly ParteDaLinha[];
  /** The sum of its parts, never below zero; zero is compensated and not sent. */
  readonly centavos: number;
}

export interface LinhaDeFora {
  readonly instrutorId: number;
  readonly nome: string;
  readonly centavos: number;
  readonly motivo: MotivoDeFora;
}

export interface RemessaMontada {
  readonly linhas: readonly LinhaMontada[];
  readonly fora: readonly LinhaDeFora[];
  /** Cents of the lines together. */
  readonly soma: number;
}

function motivoDaConta(p: PagamentoDaFolha, fatos: FatosDaRemessa): MotivoDeFora | null {
  const achada = fatos.contas.get(p.instrutorId);
  if (achada === undefined) return 'SEM_CONTA';
  const { conta, autorId, em } = achada;
  const contexto = { cpfDoAluno: p.cpf, bancos: fatos.bancos };
  if (problemasDaConta(conta, fatos.regras, contexto).length > 0) return 'CONTA_RECUSADA';
  const devolvida = fatos.devolucoes.get(p.id);
  if (devolvida?.pedeDados === true && em <= devolvida.em) return 'DEVOLVIDA';
  const situacao = situacaoDaConta(achada, fatos.agora);
  if (situacao !== 'livre') return situacao === 'negada' ? 'NEGADA' : 'ESPERA_ALUNO';
  // Who could have redirected the money does not also send it.
  return autorId === fatos.quem ? 'ESCREVEU' : null;
}

function motivoDeFora(
  p: PagamentoDaFolha,
  fatos: FatosDaRemessa,
  forma: FormaDeRemessa,
  fora: ReadonlySet<number>,
): MotivoDeFora | null {
  if (fatos.retidos.has(p.id)) return 'RETIDA';
  if (p.cpf === null) return 'SEM_CPF';
  if (p.valor === null) return 'SEM_VALOR';
  if (fatos.participa.has(p.projetoId)) return 'PARTICIPA';
  const daConta = forma === 'mao' ? null : motivoDaConta(p, fatos);
  if (daConta !== null) return daConta;
  return fora.has(p.instrutorId) ? 'DEIXADA' : null;
}

const somar = (partes: readonly ParteDaLinha[]): number =>
  partes.reduce((soma, { centavos }) => soma + centavos, 0);

/**
 * The lines of a remessa, one for each vínculo, and the payments that stay out with the reason. Confirmed estornos
 * are set off against the same person's lines as far as those reach; the rest is carried.
 */
export function montarRemessa(
  fatos: FatosDaRemessa,
  forma: FormaDeRemessa,
  deixadas: ReadonlySet<number> = new Set(),
): RemessaMontada {
  const comValor = fatos.pagamentos.filter(({ valor }) => valor !== 0);
  const motivos = new Map(comValor.map((p) => [p.id, motivoDeFora(p, fatos, forma, deixadas)]));
  const vao = comValor.filter(({ id }) => motivos.get(id) === null);
  const fora = comValor.flatMap((p) => {
    const motivo = motivos.get(p.id) ?? null;
    const { instrutorId, nome, valor } = p;
    return motivo === null ? [] : [{ instrutorId, nome, centavos: valor ?? 0, motivo }];
  });
  const saldos = new Map(fatos.estornos.map((e) => [e.id, e.saldo]));
  const linhas = [...Map.groupBy(vao, ({ instrutorId }) => instrutorId).values()].map((doVinculo) => {
    const [primeiro] = doVinculo;
    if (primeiro === undefined) throw new Error('an empty group');
    const { instrutorId, projetoId, nome, cpf, tipo } = primeiro;
    const partes: ParteDaLinha[] = doVinculo.map(({ id, valor }) => ({
      pagamentoId: id,
      centavos: valor ?? 0,
    }));
    for (const { id, cpf: deQuem, instrutorId: vinculo } of fatos.estornos) {
      if (deQuem === null ? vinculo !== instrutorId : deQuem !== cpf) continue;
      const parte = Math.min(saldos.get(id) ?? 0, somar(partes));
      if (parte <= 0) continue;
      saldos.set(id, (saldos.get(id) ?? 0) - parte);
      partes.push({ pagamentoId: id, centavos: -parte });
    }
    const conta = forma === 'mao' ? null : (fatos.contas.get(instrutorId)?.conta ?? null);
    return { instrutorId, projetoId, nome, cpf: cpf ?? '', tipo, conta, partes, centavos: somar(partes) };
  });
  return { linhas, fora, soma: linhas.reduce((soma, { centavos }) => soma + centavos, 0) };
}

/** Whether a sheet was sent, and whether all of it was paid. */
export function situacaoDoEnvio(
  /** The sheet's paid lines above zero; null: no living remessa covers it. */
  pagamentos: readonly (SituacaoDaLinha | null)[],
): SituacaoDoEnvio {
  if (pagamentos.length > 0 && pagamentos.every((s) => s === 'paga' || s === 'compensada')) return 'paga';
  return pagamentos.some((s) => s !== null) ? 'enviada' : 'nenhuma';
}
