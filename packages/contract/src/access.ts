import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';

/** The eight kinds of caller, in the order of the access table's columns. */
export const CHAMADORES = [
  'anonymous',
  'own_coordinator',
  'other_professor',
  'designated_evaluator',
  'other_evaluator',
  'administrador',
  'PRESIDENTE_COMISSAO',
  'secretaria',
] as const;
export type Chamador = (typeof CHAMADORES)[number];

/** `yes*`: allowed within the limits that the row names; the use case decides them. */
export type Celula = 'yes' | 'no' | 'yes*';
export type Acesso = Readonly<Record<Chamador, Celula>>;

/** Reads a row written as eight cells separated by spaces, in the order of CHAMADORES. */
export function acesso(linha: string): Acesso {
  const celulas = linha.split(' ');
  if (celulas.length !== CHAMADORES.length)
    throw new Error(`access row with ${celulas.length} cells: ${linha}`);
  const entries = CHAMADORES.map((chamador, i) => {
    const celula = celulas[i];
    if (celula !== 'yes' && celula !== 'no' && celula !== 'yes*') throw new Error(`bad cell in: ${linha}`);
    return [chamador, celula] as const;
  });
  return Object.fromEntries(entries) as Record<Chamador, Celula>;
}

/** What the caller is to the one record that a call names. */
export type Relacao = 'dono' | 'colaborador' | 'avaliadorDesignado' | 'nenhuma';

/**
 * The columns that fit a caller (D30): the union of his rights counts, except on a record of his own,
 * where he is its coordinator only. `relacao` is undefined for calls that name no owned record.
 */
export function colunasDoChamador(tipo: TipoDeUsuario, relacao: Relacao | undefined): readonly Chamador[] {
  if (relacao === 'dono' || relacao === 'colaborador') return ['own_coordinator'];
  switch (tipo) {
    case 'coordenador':
      return relacao === undefined ? ['own_coordinator', 'other_professor'] : ['other_professor'];
    case 'avaliador':
      if (relacao === undefined) {
        return ['own_coordinator', 'other_professor', 'designated_evaluator', 'other_evaluator'];
      }
      return relacao === 'avaliadorDesignado'
        ? ['designated_evaluator', 'other_professor']
        : ['other_evaluator', 'other_professor'];
    default:
      return [tipo];
  }
}

/** The best cell among the columns: yes over yes* over no. */
export function melhorCelula(tabela: Acesso, colunas: readonly Chamador[]): Celula {
  const celulas = colunas.map((coluna) => tabela[coluna]);
  if (celulas.includes('yes')) return 'yes';
  return celulas.includes('yes*') ? 'yes*' : 'no';
}

/**
 * True when a refusal on this row must look like an unknown id (404): the call names one owned record and
 * its coordinator or its evaluator may do it (E-CHAMADAS-4).
 */
export function recusaComoInexistente(tabela: Acesso, nomeiaRegistro: boolean): boolean {
  return nomeiaRegistro && (tabela.own_coordinator === 'yes' || tabela.designated_evaluator === 'yes');
}

/** True when this type of user may do the call on some record at all: menus and guarded pages ask this. */
export function tipoPodeChamar(tabela: Acesso, tipo: TipoDeUsuario): boolean {
  return melhorCelula(tabela, colunasDoChamador(tipo, undefined)) !== 'no';
}
