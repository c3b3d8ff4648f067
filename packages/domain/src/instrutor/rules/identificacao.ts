import { digitosConferem, mascararCpf, normalizarCpf } from '../../kernel/cpf.ts';
import { DomainError } from '../../kernel/domain-error.ts';
import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, normalizarTexto, problemaDeLinha } from '../../kernel/texto.ts';
import { MATRICULA_MAXIMA } from '../limits.ts';
import { MENSAGENS_INSTRUTOR as M } from '../messages.ts';
import type { Acumulo, InstrutorGuardado, SituacaoDoInstrutor, TipoDeAluno } from '../types.ts';

export type Identificacao = Pick<InstrutorGuardado, 'cpf' | 'matricula'>;

/** An empty field, and a hidden CPF sent back as it was shown, change nothing. */
export interface IdentificacaoEnviada {
  readonly cpf?: string | null | undefined;
  readonly matricula?: string | null | undefined;
}

const NENHUMA: Identificacao = { cpf: null, matricula: null };

function cpfNovo(enviado: string | null | undefined, { cpf }: Identificacao): string | null {
  const limpo = (enviado ?? '').normalize('NFKC').trim();
  return limpo === '' || (cpf !== null && limpo === mascararCpf(cpf)) ? null : limpo;
}

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
      : problemaDeLinha('matricula', enviada.matricula ?? '', MATRICULA_MAXIMA),
  );
}

/** The identification as it is stored, merged into the present one. Call it only when there are no errors. */
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

/** Whether the coordinator may no longer change the CPF, because the instructor is or was REGULAR (D37). */
export function cpfFirmado({
  cpf,
  situacaoInstrutor,
  mesInicio,
}: Pick<InstrutorGuardado, 'cpf' | 'mesInicio' | 'situacaoInstrutor'>): boolean {
  return cpf !== null && (situacaoInstrutor === 'REGULAR' || mesInicio !== null);
}

export interface OutroVinculo {
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly tipoAluno: TipoDeAluno;
  readonly acumulo: Acumulo | null;
  readonly situacaoInstrutor: SituacaoDoInstrutor;
}

export type Candidato = Pick<InstrutorGuardado, 'acumulo' | 'projetoId' | 'tipoAluno'>;

/** Whether two grants exclude each other: 'bolsa única' allows no other beside it. */
function excluem(um: Pick<Candidato, 'acumulo' | 'tipoAluno'>, outro: OutroVinculo): boolean {
  const bolsas = um.tipoAluno === 'BOLSISTA' && outro.tipoAluno === 'BOLSISTA';
  return bolsas && (um.acumulo === 'unica' || outro.acumulo === 'unica');
}

/**
 * Throws 409 when this person has a vínculo in force in the same project, or a REGULAR grant elsewhere that
 * excludes this one (D37). `nomeia`: the reader may know which project.
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
