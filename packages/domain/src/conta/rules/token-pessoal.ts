import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, problemaDeLinha } from '../../kernel/texto.ts';
import { DIAS_DO_TOKEN_MAXIMO, NOME_DO_TOKEN_MAXIMO } from '../limits.ts';
import { MENSAGENS_CONTA } from '../messages.ts';

/** The parts of the product that a personal token may reach; accounts and settings are in none of them. */
export const PARTES_DO_TOKEN = [
  'editais',
  'projetos',
  'avaliacao',
  'resultados',
  'instrutores',
  'pagamento',
  'administracao',
] as const;
export type ParteDoToken = (typeof PARTES_DO_TOKEN)[number];

/** `escrita` includes `leitura`. */
export const ALCANCES_DO_TOKEN = ['leitura', 'escrita'] as const;
export type AlcanceDoToken = (typeof ALCANCES_DO_TOKEN)[number];

export type EscopoDoToken = `${ParteDoToken}:${AlcanceDoToken}`;
export const ESCOPOS_DO_TOKEN = PARTES_DO_TOKEN.flatMap((parte) =>
  ALCANCES_DO_TOKEN.map((alcance): EscopoDoToken => `${parte}:${alcance}`),
);

/** What a call needs of a token; null: no token reaches it. */
export interface NecessidadeDaChamada {
  readonly parte: ParteDoToken;
  readonly alcance: AlcanceDoToken;
}

export function tokenAlcanca(
  escopos: readonly EscopoDoToken[],
  chamada: NecessidadeDaChamada | null,
): boolean {
  if (chamada === null) return false;
  const { parte, alcance } = chamada;
  return (
    escopos.includes(`${parte}:escrita`) || (alcance === 'leitura' && escopos.includes(`${parte}:leitura`))
  );
}

interface TokenPedido {
  readonly nome?: string | null | undefined;
  readonly escopos?: readonly EscopoDoToken[] | null | undefined;
  readonly dias?: number | null | undefined;
}

export function problemasDoToken({ nome, escopos, dias }: TokenPedido): Problema[] {
  return reunir(
    estaVazio(nome) ? problema('nome', 'NOME_VAZIO', MENSAGENS_CONTA.nomeDoTokenVazio) : null,
    problemaDeLinha('nome', nome ?? '', NOME_DO_TOKEN_MAXIMO),
    (escopos ?? []).length === 0
      ? problema('escopos', 'ESCOPOS_VAZIOS', MENSAGENS_CONTA.escopoDoTokenVazio)
      : null,
    dias === undefined || dias === null || !Number.isInteger(dias) || dias < 1 || dias > DIAS_DO_TOKEN_MAXIMO
      ? problema('dias', 'DIAS_FORA_DA_FAIXA', MENSAGENS_CONTA.diasDoToken)
      : null,
  );
}
