import { mesPorExtenso } from '../../kernel/datas.ts';
import { reais } from '../../kernel/dinheiro.ts';
import { HORAS_SEM_SEGUNDA_PESSOA } from '../limits.ts';
import { MENSAGENS_PAGAMENTO as M } from '../messages.ts';
import type {
  Conferencia,
  Impedimento,
  Lancamento,
  LancamentoConferido,
  PessoaDaFolha,
  QuemDaFolha,
} from '../types.ts';

const NOMEADOS = 5;

/** 'Ana, Bia e mais 3'. */
export function nomear(nomes: readonly string[]): string {
  const mais = nomes.length > NOMEADOS ? ` e mais ${nomes.length - NOMEADOS}` : '';
  return `${nomes.slice(0, NOMEADOS).join(', ')}${mais}`;
}

const semParte = (pessoas: readonly PessoaDaFolha[]) => pessoas.filter(({ partes }) => partes.length === 0);
const livres = (pessoas: readonly PessoaDaFolha[]) =>
  semParte(pessoas).filter(({ escreveu }) => escreveu.length === 0);

function porParte({ eu, outras }: QuemDaFolha): Impedimento | null {
  if (eu.partes.length === 0) return null;
  const quem = semParte(outras).length === 0 ? M.ninguemSemParte : M.pecaAOutraPessoa;
  return { codigo: 'PARTICIPA_DA_FOLHA', mensagem: `${M.participaDaFolha(nomear(eu.partes))} ${quem}` };
}

/** Why this person cannot confer the sheet; null when they can. */
export function impedimentoDeQuemConfere(quem: QuemDaFolha): Impedimento | null {
  const parte = porParte(quem);
  if (parte !== null) return parte;
  const { eu, outras } = quem;
  if (eu.escreveu.length === 0 || livres(outras).length === 0) return null;
  return { codigo: 'ESCREVEU_NA_FOLHA', mensagem: M.escreveuNaFolha(nomear(eu.escreveu)) };
}

/**
 * Whether this person closes without a second one: they conferred it, or wrote bank data or hours that it pays,
 * and nobody else could.
 */
export function semSegundaPessoa({ eu }: QuemDaFolha, { por }: Pick<Conferencia, 'por'>): boolean {
  return por.id === eu.id || eu.escreveu.length > 0;
}

/** From when on one person may close without a second one. */
export function semSegundaPessoaDesde({ em }: Pick<Conferencia, 'em'>): Date {
  return new Date(new Date(em).getTime() + HORAS_SEM_SEGUNDA_PESSOA * 3_600_000);
}

/** Why this person cannot close a sheet conferred like this; null when they can. */
export function impedimentoDeQuemFecha(
  quem: QuemDaFolha,
  conferencia: Conferencia,
  agora: Date,
): Impedimento | null {
  const parte = porParte(quem);
  if (parte !== null) return parte;
  if (!semSegundaPessoa(quem, conferencia)) return null;
  const { eu, outras } = quem;
  const podem = livres(outras).filter(({ id }) => id !== conferencia.por.id);
  if (podem.length > 0) {
    const nomes = nomear(podem.map(({ nome }) => nome));
    return conferencia.por.id === eu.id
      ? { codigo: 'CONFERIU_A_FOLHA', mensagem: M.conferiuAFolha(nomes) }
      : { codigo: 'ESCREVEU_NA_FOLHA', mensagem: M.escreveuNaFolha(nomear(eu.escreveu)) };
  }
  return agora < semSegundaPessoaDesde(conferencia)
    ? { codigo: 'ESPERA_24_HORAS', mensagem: M.espera24Horas }
    : null;
}

/** What a line pays or asks back, as the person who confers reads it. */
export function lancamentosConferidos(lancamentos: readonly Lancamento[]): LancamentoConferido[] {
  return lancamentos
    .filter(({ pago, tipo }) => pago || tipo === 'ESTORNO')
    .map(({ instrutor, competencia, tipo, pago, valor, decisao }) => ({
      ...{ instrutorId: instrutor.id, competencia, tipo, pago, valor, decisao },
    }));
}

function oQueFaz(um: Omit<LancamentoConferido, 'competencia' | 'instrutorId'> | undefined): string {
  if (um === undefined) return 'não recebe';
  const valor = um.valor === null ? '' : ` ${reais(um.valor)}`;
  if (um.tipo !== 'ESTORNO') return `recebe${valor}`;
  return um.decisao === 'CONFIRMADO' ? `devolve${valor}` : `não devolve${valor}`;
}

/** What would now be paid otherwise than it was read: 'Ana (maio de 2026): recebe R$ 700,00 → não recebe'. */
export function mudancasDesde(
  { lancamentos: antes }: Pick<Conferencia, 'lancamentos'>,
  lancamentos: readonly Lancamento[],
  nomes: ReadonlyMap<number, string>,
): string[] {
  const chave = (um: Pick<LancamentoConferido, 'competencia' | 'instrutorId' | 'tipo'>) =>
    `${um.instrutorId} ${um.competencia} ${um.tipo}`;
  const agora = lancamentosConferidos(lancamentos);
  const deAntes = new Map(antes.map((um) => [chave(um), um]));
  const deAgora = new Map(agora.map((um) => [chave(um), um]));
  return [...new Map([...deAntes, ...deAgora]).values()].flatMap((um) => {
    const [era, ficou] = [oQueFaz(deAntes.get(chave(um))), oQueFaz(deAgora.get(chave(um)))];
    if (era === ficou) return [];
    const quem = nomes.get(um.instrutorId) ?? 'um instrutor';
    return [`${quem} (${mesPorExtenso(um.competencia)}): ${era} → ${ficou}`];
  });
}
