import { mascararCpf, normalizarCpf } from '../../kernel/cpf.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, problemaDeCaractere } from '../../kernel/texto.ts';
import { ESPERA_DA_MUDANCA_MS } from '../limits.ts';
import { MENSAGENS_CONTA as M } from '../messages.ts';

/** The fields of a change of an account's e-mail, CPF or both (D59) that determine its state. */
export interface MudancaDeContato {
  readonly professorId: number;
  readonly autorId: number;
  readonly feitaEm: Date;
  /** The present address was set by somebody else and is not settled. */
  readonly emailEmEspera: boolean;
  /** By the link that went to the new address. */
  readonly confirmadaLaEm: Date | null;
  /** By a second administrator or the operator. */
  readonly aceitaEm: Date | null;
  /** By 'não fui eu'. */
  readonly desfeitaEm: Date | null;
  /** When password resets, held since the change was undone, were allowed again. */
  readonly soltaEm: Date | null;
  /** The later change that replaced this one and took over its wait. */
  readonly superadaPor: number | null;
}

export const SITUACOES_DA_MUDANCA = ['vale', 'espera', 'retida', 'desfeita'] as const;
/**
 * `espera`: may still be undone. `retida`: undone, and no reset link is sent. `desfeita`: undone, and resets
 * are allowed.
 */
export type SituacaoDaMudanca = (typeof SITUACOES_DA_MUDANCA)[number];

export function fimDaEspera({ feitaEm }: Pick<MudancaDeContato, 'feitaEm'>): Date {
  return new Date(feitaEm.getTime() + ESPERA_DA_MUDANCA_MS);
}

/**
 * `correio`: the installation sends mail. Without mail nobody reads a notice, so only a second person can
 * settle an address.
 */
export function situacaoDaMudanca(
  mudanca: MudancaDeContato,
  { correio, agora }: { readonly correio: boolean; readonly agora: Date },
): SituacaoDaMudanca {
  if (mudanca.desfeitaEm !== null) return mudanca.soltaEm === null ? 'retida' : 'desfeita';
  if (mudanca.autorId === mudanca.professorId || mudanca.superadaPor !== null) return 'vale';
  const aceita = mudanca.aceitaEm !== null;
  const passou = agora.getTime() >= fimDaEspera(mudanca).getTime();
  if (!mudanca.emailEmEspera) return aceita || passou ? 'vale' : 'espera';
  if (!correio) return aceita ? 'vale' : 'espera';
  return mudanca.confirmadaLaEm !== null && (aceita || passou) ? 'vale' : 'espera';
}

/** The acts left for a second person: ending the wait, or allowing the held resets; null: none. */
export function porConferir(
  mudanca: MudancaDeContato,
  quando: { readonly correio: boolean; readonly agora: Date },
): 'espera' | 'retida' | null {
  const situacao = situacaoDaMudanca(mudanca, quando);
  if (situacao === 'retida') return situacao;
  return situacao === 'espera' && mudanca.aceitaEm === null ? situacao : null;
}

/**
 * When the wait ends by itself; null for an address in an installation without mail, which only a second
 * person settles.
 */
export function esperaAte(
  mudanca: Pick<MudancaDeContato, 'emailEmEspera' | 'feitaEm'>,
  { correio }: { readonly correio: boolean },
): Date | null {
  return mudanca.emailEmEspera && !correio ? null : fimDaEspera(mudanca);
}

/** Why no reset link is sent: an address to be confirmed, a wait, or a person who said 'não fui eu'. */
export type RetencaoDaRedefinicao = 'confirmar' | 'esperar' | 'retida';

export function retencaoDaRedefinicao(
  mudancas: readonly MudancaDeContato[],
  quando: { readonly correio: boolean; readonly agora: Date },
): { readonly porque: RetencaoDaRedefinicao; readonly mudanca: MudancaDeContato } | null {
  const com = (situacao: SituacaoDaMudanca) =>
    mudancas.filter((uma) => situacaoDaMudanca(uma, quando) === situacao);
  const [retida] = com('retida');
  if (retida !== undefined) return { porque: 'retida', mudanca: retida };
  const espera = com('espera').find(({ emailEmEspera }) => emailEmEspera);
  if (espera === undefined) return null;
  const falta = quando.correio && espera.confirmadaLaEm === null;
  return { porque: falta ? 'confirmar' : 'esperar', mudanca: espera };
}

/** Changing another person's e-mail or CPF needs a reason; changing one's own needs none. */
export function problemasDaMudancaDeContato(p: {
  readonly mudou: boolean;
  readonly propria: boolean;
  readonly motivo: string | null | undefined;
}): Problema[] {
  return p.mudou && !p.propria ? problemasDoMotivo(p.motivo, M.motivoDaMudanca) : [];
}

export function problemasDaDecisao(motivo: string | null | undefined): Problema[] {
  return problemasDoMotivo(motivo, M.motivoDaDecisao);
}

export function problemasDaLeitura(motivo: string | null | undefined): Problema[] {
  return problemasDoMotivo(motivo, M.motivoDaLeitura);
}

function problemasDoMotivo(motivo: string | null | undefined, falta: string): Problema[] {
  if (estaVazio(motivo)) return [problema('motivo', 'MOTIVO_NECESSARIO', falta)];
  return reunir(problemaDeCaractere('motivo', motivo));
}

type FeitaPor = Pick<MudancaDeContato, 'autorId' | 'feitaEm'>;
interface Administrador {
  readonly id: number;
  readonly administraDesde: Date | null;
}

/**
 * Throws unless the person is a second administrator: not the author, and not one who became an administrator
 * shortly before or after the change, whom the author could have made for this.
 */
export function exigirSegundaPessoa(mudanca: FeitaPor, quem: Administrador): void {
  if (quem.id === mudanca.autorId) throw new DomainError('conflito', 'MUDANCA_PROPRIA', M.mudancaPropria);
  if (!ehSegundaPessoa(mudanca, quem)) {
    throw new DomainError('conflito', 'ADMINISTRA_HA_POUCO', M.administraHaPouco);
  }
}

export function ehSegundaPessoa(
  { autorId, feitaEm }: FeitaPor,
  { id, administraDesde }: Administrador,
): boolean {
  if (id === autorId) return false;
  return administraDesde === null || administraDesde.getTime() <= feitaEm.getTime() - ESPERA_DA_MUDANCA_MS;
}

export interface CpfMudado {
  readonly antes: string;
  readonly depois: string;
  /** Positions of the changed digits, from 1. */
  readonly digitos: readonly number[];
}

/** What administrators see of a changed CPF: the masked form, and which digits changed, hidden ones too. */
export function cpfMudado(antes: string, depois: string): CpfMudado {
  const [de, para] = [normalizarCpf(antes) ?? antes, normalizarCpf(depois) ?? depois];
  const digitos = [...para].flatMap((digito, i) => (digito === de[i] ? [] : [i + 1]));
  return { antes: mascararCpf(de), depois: mascararCpf(para), digitos };
}
