import { digitosConferem, mascararCpf, normalizarCpf } from '../../kernel/cpf.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, normalizarTexto, problemaDeNome } from '../../kernel/texto.ts';
import { MATRICULA_MAXIMA } from '../limits.ts';
import { MENSAGENS_INSTRUTOR as M } from '../messages.ts';
import type { Acumulo, InstrutorGuardado, SituacaoDoInstrutor, TipoDeAluno } from '../types.ts';

/** Who an instructor is to the university and to the bank (D37). */
export type Identificacao = Pick<InstrutorGuardado, 'cpf' | 'matricula'>;

/** The same as sent: an empty field, and a hidden CPF sent back as it was read, change nothing. */
export interface IdentificacaoEnviada {
  readonly cpf?: string | null | undefined;
  readonly matricula?: string | null | undefined;
}

const NENHUMA: Identificacao = { cpf: null, matricula: null };

function cpfNovo(enviado: string | null | undefined, { cpf }: Identificacao): string | null {
  const limpo = (enviado ?? '').normalize('NFKC').trim();
  return limpo === '' || (cpf !== null && limpo === mascararCpf(cpf)) ? null : limpo;
}

/** What is wrong with a CPF and a matrícula as sent; both may be left out (D37). */
export function problemasDaIdentificacao(
  enviada: IdentificacaoEnviada,
  guardada: Identificacao = NENHUMA,
): Problema[] {
  const cpf = cpfNovo(enviada.cpf, guardada);
  return reunir(
    cpf === null || normalizarCpf(cpf) !== null ? null : problema('cpf', 'CPF_INVALIDO', M.cpfInvalido),
    cpf === null || normalizarCpf(cpf) === null || digitosConferem(cpf)
      ? null
      : problema('cpf', 'CPF_NAO_CONFERE', M.cpfNaoConfere),
    estaVazio(enviada.matricula)
      ? null
      : problemaDeNome('matricula', enviada.matricula ?? '', MATRICULA_MAXIMA),
  );
}

/** CPF and matrícula as they are stored, over what is there. To be asked once nothing is wrong with them. */
export function identificacaoPronta(
  enviada: IdentificacaoEnviada,
  guardada: Identificacao = NENHUMA,
): Identificacao {
  const cpf = cpfNovo(enviada.cpf, guardada);
  return {
    cpf: cpf === null ? guardada.cpf : normalizarCpf(cpf),
    matricula: estaVazio(enviada.matricula)
      ? guardada.matricula
      : normalizarTexto((enviada.matricula ?? '').normalize('NFKC')),
  };
}

/** Whether the CPF stands fast for the coordinator: the instructor is REGULAR, or was (D37). */
export function cpfFirmado({
  cpf,
  situacaoInstrutor,
  mesInicio,
}: Pick<InstrutorGuardado, 'cpf' | 'mesInicio' | 'situacaoInstrutor'>): boolean {
  return cpf !== null && (situacaoInstrutor === 'REGULAR' || mesInicio !== null);
}

/** Another living tie of the same person. */
export interface OutroVinculo {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly tipoAluno: TipoDeAluno;
  readonly acumulo: Acumulo | null;
  readonly situacaoInstrutor: SituacaoDoInstrutor;
}

/** A tie as it would stand after the act. */
export type Candidato = Pick<InstrutorGuardado, 'acumulo' | 'projetoId' | 'tipoAluno'>;

/** Of two grants one is 'bolsa única', which stands beside no other (D37). */
function excluem(um: Pick<Candidato, 'acumulo' | 'tipoAluno'>, outro: OutroVinculo): boolean {
  const bolsas = um.tipoAluno === 'BOLSISTA' && outro.tipoAluno === 'BOLSISTA';
  return bolsas && (um.acumulo === 'unica' || outro.acumulo === 'unica');
}

/**
 * Throws 409 when this person has a living tie in the same project, or a REGULAR grant in another one that this one
 * cannot stand beside. `nomeia`: the reader may know which project (D37).
 */
export function exigirPessoaLivre(
  candidato: Candidato,
  outros: readonly OutroVinculo[],
  nomeia: boolean,
): void {
  if (outros.some(({ projeto }) => projeto.id === candidato.projetoId)) {
    throw new DomainError('conflito', 'JA_E_INSTRUTOR', M.jaEInstrutor);
  }
  const regulares = outros.filter((o) => o.situacaoInstrutor === 'REGULAR' && excluem(candidato, o));
  const outro = regulares.find(({ acumulo }) => acumulo === 'unica') ?? regulares[0];
  if (outro === undefined) return;
  const unica = outro.acumulo === 'unica';
  const texto = unica ? M.temBolsaUnica : M.temOutraBolsa;
  const onde = nomeia ? `: ${outro.projeto.titulo} (projeto nº ${outro.projeto.id})` : '';
  throw new DomainError('conflito', unica ? 'TEM_BOLSA_UNICA' : 'TEM_OUTRA_BOLSA', `${texto}${onde}`);
}

/** What to warn of: another grant that will exclude this one should it become REGULAR first (D37). */
export function avisosDaPessoa(
  candidato: Candidato,
  outros: readonly OutroVinculo[],
  nomeia: boolean,
): string[] {
  const outro = outros.find((o) => o.projeto.id !== candidato.projetoId && excluem(candidato, o));
  if (outro === undefined) return [];
  return [
    `${M.outraBolsaPendente}${nomeia ? `: ${outro.projeto.titulo} (projeto nº ${outro.projeto.id})` : ''}`,
  ];
}
