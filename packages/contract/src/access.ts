import type { TipoDaSessao, TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { RelacaoComProjeto } from '@instrutoria/domain/projeto/types.ts';

export const CHAMADORES = [
  'anonymous',
  'own_coordinator',
  'other_professor',
  'designated_evaluator',
  'other_evaluator',
  'administrador',
  'PRESIDENTE_COMISSAO',
  'secretaria',
  'instrutor',
] as const;
export type Chamador = (typeof CHAMADORES)[number];

/** `yes*`: within the limits that the act names; the use case decides. */
export type Celula = 'yes' | 'no' | 'yes*';
export type Acesso = Readonly<Record<Chamador, Celula>>;

/** `comLimites`: within the limits that the act names; the use case decides. */
export type Direito = 'sim' | 'comLimites';

/** Who may do an act; columns without an entry may not. */
export interface Quem {
  readonly anonimo?: Direito;
  /** The coordinator of the project, or the person the record is about. */
  readonly dono?: Direito;
  readonly outroProfessor?: Direito;
  readonly avaliadorDesignado?: Direito;
  readonly outroAvaliador?: Direito;
  readonly administrador?: Direito;
  readonly presidente?: Direito;
  readonly secretaria?: Direito;
  /**
   * A caller with a student's account, also a teacher who has one beside theirs (D30). Absent from `LOGADOS`, so that
   * every call refuses students unless it names them.
   */
  readonly instrutor?: Direito;
}

export function acessoDe(quem: Quem): Acesso {
  return {
    anonymous: celula(quem.anonimo),
    own_coordinator: celula(quem.dono),
    other_professor: celula(quem.outroProfessor),
    designated_evaluator: celula(quem.avaliadorDesignado),
    other_evaluator: celula(quem.outroAvaliador),
    administrador: celula(quem.administrador),
    PRESIDENTE_COMISSAO: celula(quem.presidente),
    secretaria: celula(quem.secretaria),
    instrutor: celula(quem.instrutor),
  };
}

function celula(direito: Direito | undefined): Celula {
  if (direito === undefined) return 'no';
  return direito === 'sim' ? 'yes' : 'yes*';
}

export type Relacao = RelacaoComProjeto;

/**
 * The columns that apply to a caller: on a record in which they take part only the coordinator's, elsewhere all of theirs
 * (D30). `relacao` is undefined for calls that name no owned record.
 */
export function colunasDoChamador(tipo: TipoDeUsuario, relacao: Relacao | undefined): readonly Chamador[] {
  if (relacao === 'dono' || relacao === 'vice' || relacao === 'colaborador' || relacao === 'coordenou') {
    return ['own_coordinator'];
  }
  // A participant for good, with the rights of any teacher (D61).
  if (relacao === 'participou') return ['other_professor'];
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

export function melhorCelula(tabela: Acesso, colunas: readonly Chamador[]): Celula {
  const celulas = colunas.map((coluna) => tabela[coluna]);
  if (celulas.includes('yes')) return 'yes';
  return celulas.includes('yes*') ? 'yes*' : 'no';
}

/**
 * Whether a refusal looks like an unknown id (404): where its coordinator or evaluator may do the act
 * (E-CHAMADAS-4).
 */
export function recusaComoInexistente(tabela: Acesso, nomeiaRegistro: boolean): boolean {
  return nomeiaRegistro && (tabela.own_coordinator === 'yes' || tabela.designated_evaluator === 'yes');
}

/** Whether this type may do the call on some record, for menus and guarded pages. */
export function tipoPodeChamar(tabela: Acesso, tipo: TipoDaSessao): boolean {
  if (tipo === 'estudante') return tabela.instrutor !== 'no';
  return melhorCelula(tabela, colunasDoChamador(tipo, undefined)) !== 'no';
}
