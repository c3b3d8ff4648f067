import { problemasDaConta } from '../../banco/rules/conta-bancaria.ts';
import { situacaoDaConta } from '../../banco/rules/resposta-do-aluno.ts';
import type { ContaBancaria, ContaConferida, ContaParaPagar, RegrasDoPagador } from '../../banco/types.ts';
import type { TipoDeLancamento } from '../../pagamento/types.ts';
import type { MotivoDeFora } from '../messages.ts';
import type { FormaDeRemessa, OrigemDaConta, SituacaoDaLinha, SituacaoDoEnvio } from '../types.ts';

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

/** The last time that a payment came back because of its account. */
export interface Devolucao {
  readonly em: Date;
  /** The writing of the account to which it had gone; null: not recorded. */
  readonly escrita: number | null;
}

export interface FatosDaRemessa {
  /** The sheet's paid lines that no living remessa covers. */
  readonly pagamentos: readonly PagamentoDaFolha[];
  readonly estornos: readonly EstornoAberto[];
  /** By vínculo, as they are now. */
  readonly contas: ReadonlyMap<number, ContaParaPagar>;
  /** As they were when the sheet was conferred; null: a sheet of before the conference, paid to those of now. */
  readonly conferidas: ReadonlyMap<number, ContaConferida> | null;
  /** Whether the sheet has a remessa that was not cancelled: the next one is complementary. */
  readonly jaEnviada: boolean;
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
  /** The writing of the account; null: none is recorded, or it is paid by hand. */
  readonly mudancaId: number | null;
  readonly origemDaConta: OrigemDaConta | null;
  /** When the account was written that is not the conferred one; null: the same. */
  readonly contaMudouEm: Date | null;
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

interface ContaEscolhida {
  readonly conta: ContaParaPagar;
  readonly origem: OrigemDaConta;
}

const aceita = ({ conta }: ContaParaPagar, p: PagamentoDaFolha, fatos: FatosDaRemessa): boolean =>
  problemasDaConta(conta, fatos.regras, { cpfDoAluno: p.cpf, bancos: fatos.bancos }).length === 0;

/**
 * The account to which a payment goes: the conferred one. Data written later serve a payment that came back because of
 * its account, and in a complementary remessa one whose conferred account was missing or waited for the student, was
 * denied since, or is not taken by the payer.
 */
function contaDoPagamento(p: PagamentoDaFolha, fatos: FatosDaRemessa): ContaEscolhida | MotivoDeFora {
  const atual = fatos.contas.get(p.instrutorId);
  const devolvida = fatos.devolucoes.get(p.id);
  if (devolvida !== undefined) {
    if (atual === undefined) return 'SEM_CONTA';
    const { escrita, em } = devolvida;
    const corrigida = escrita === null ? atual.em > em : atual.escrita > escrita;
    return corrigida ? { conta: atual, origem: 'corrigida' } : 'DEVOLVIDA';
  }
  if (fatos.conferidas === null) {
    return atual === undefined ? 'SEM_CONTA' : { conta: atual, origem: 'conferida' };
  }
  const conferida = fatos.conferidas.get(p.instrutorId);
  const mudou = atual !== undefined && atual.escrita !== (conferida?.escrita ?? 0);
  const serve = conferida !== undefined && conferida.resposta !== 'naoMinha' && aceita(conferida, p, fatos);
  if (conferida !== undefined && (!mudou || (serve && conferida.livre))) {
    return { conta: conferida, origem: 'conferida' };
  }
  return atual === undefined ? 'SEM_CONTA' : { conta: atual, origem: 'completada' };
}

function motivoDaConta(
  { conta }: ContaEscolhida,
  p: PagamentoDaFolha,
  fatos: FatosDaRemessa,
): MotivoDeFora | null {
  if (!aceita(conta, p, fatos)) return 'CONTA_RECUSADA';
  const situacao = situacaoDaConta(conta, fatos.agora);
  if (situacao !== 'livre') return situacao === 'negada' ? 'NEGADA' : 'ESPERA_ALUNO';
  // Who could have redirected the money does not also send it.
  return conta.autorId === fatos.quem ? 'ESCREVEU' : null;
}

/** A payment with the account to which it goes (null: by hand), or why it stays out. */
interface Julgado {
  readonly p: PagamentoDaFolha;
  readonly escolhida: ContaEscolhida | null;
  readonly motivo: MotivoDeFora | null;
}

function julgar(p: PagamentoDaFolha, fatos: FatosDaRemessa, forma: FormaDeRemessa): Julgado {
  const fora = (motivo: MotivoDeFora): Julgado => ({ p, escolhida: null, motivo });
  if (fatos.retidos.has(p.id)) return fora('RETIDA');
  if (p.cpf === null) return fora('SEM_CPF');
  if (p.valor === null) return fora('SEM_VALOR');
  if (fatos.participa.has(p.projetoId)) return fora('PARTICIPA');
  if (forma === 'mao') return { p, escolhida: null, motivo: null };
  const escolhida = contaDoPagamento(p, fatos);
  if (typeof escolhida === 'string') return fora(escolhida);
  return { p, escolhida, motivo: motivoDaConta(escolhida, p, fatos) };
}

/**
 * Data completed after the conference go only in a complementary remessa: after another one of the sheet, or where
 * nothing else of it could go first.
 */
function soNaComplementar(julgados: readonly Julgado[], { jaEnviada }: FatosDaRemessa): readonly Julgado[] {
  const completada = ({ escolhida }: Julgado) => escolhida?.origem === 'completada';
  if (jaEnviada || !julgados.some((um) => um.motivo === null && !completada(um))) return julgados;
  return julgados.map((um) =>
    um.motivo === null && completada(um) ? { ...um, motivo: 'SO_NA_COMPLEMENTAR' as const } : um,
  );
}

function contaDaLinha(
  escolhida: ContaEscolhida | null,
  instrutorId: number,
  { contas, conferidas }: FatosDaRemessa,
): Pick<LinhaMontada, 'conta' | 'contaMudouEm' | 'mudancaId' | 'origemDaConta'> {
  if (escolhida === null) return { conta: null, mudancaId: null, origemDaConta: null, contaMudouEm: null };
  const { conta, origem } = escolhida;
  const atual = contas.get(instrutorId);
  const outra = atual !== undefined && (origem !== 'conferida' || atual.escrita !== conta.escrita);
  return {
    conta: conta.conta,
    mudancaId: conta.escrita === 0 ? null : conta.escrita,
    origemDaConta: conferidas === null ? null : origem,
    contaMudouEm: conferidas !== null && outra ? atual.em : null,
  };
}

const somar = (partes: readonly ParteDaLinha[]): number =>
  partes.reduce((soma, { centavos }) => soma + centavos, 0);

/**
 * The lines of a remessa, one for each vínculo and account, and the payments that stay out with the reason. Confirmed estornos
 * are set off against the same person's lines as far as those reach; the rest is carried.
 */
export function montarRemessa(
  fatos: FatosDaRemessa,
  forma: FormaDeRemessa,
  deixadas: ReadonlySet<number> = new Set(),
): RemessaMontada {
  const comValor = fatos.pagamentos.filter(({ valor }) => valor !== 0);
  const julgados = soNaComplementar(
    comValor.map((p) => julgar(p, fatos, forma)),
    fatos,
  );
  const motivoDe = ({ p, motivo }: Julgado) => motivo ?? (deixadas.has(p.instrutorId) ? 'DEIXADA' : null);
  const vao = julgados.filter((um) => motivoDe(um) === null);
  const fora = julgados.flatMap((um) => {
    const motivo = motivoDe(um);
    const { instrutorId, nome, valor } = um.p;
    return motivo === null ? [] : [{ instrutorId, nome, centavos: valor ?? 0, motivo }];
  });
  const saldos = new Map(fatos.estornos.map((e) => [e.id, e.saldo]));
  const mesmaConta = ({ p, escolhida }: Julgado) => `${p.instrutorId} ${escolhida?.conta.escrita ?? ''}`;
  const linhas = [...Map.groupBy(vao, mesmaConta).values()].map((daConta) => {
    const [primeiro] = daConta;
    if (primeiro === undefined) throw new Error('an empty group');
    const { instrutorId, projetoId, nome, cpf, tipo } = primeiro.p;
    const partes: ParteDaLinha[] = daConta.map(({ p: { id, valor } }) => ({
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
    const quem = { instrutorId, projetoId, nome, cpf: cpf ?? '', tipo };
    return {
      ...quem,
      ...contaDaLinha(primeiro.escolhida, instrutorId, fatos),
      partes,
      centavos: somar(partes),
    };
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
