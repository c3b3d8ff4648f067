import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { Regime, Semestre, TipoDeDisciplina } from '@instrutoria/domain/projeto/types.ts';
import type { ChaveDeEdital } from './editais.ts';
import type { ChaveDeUnidade } from './instituicao.ts';

/** How a generated portrait looks (retrato.ts draws it); no real person is shown. */
export interface Retrato {
  /** Skin tone, 0 (light) .. 4 (dark). */
  readonly pele: 0 | 1 | 2 | 3 | 4;
  readonly cabelo: 'preto' | 'castanho' | 'ruivo' | 'loiro' | 'grisalho';
  readonly corte: 'curto' | 'longo' | 'medio' | 'cacheado' | 'coque' | 'calvo';
  readonly oculos?: boolean;
  readonly barba?: boolean;
}

export interface ProfessorDemo {
  readonly nome: string;
  /** Local part of the e-mail, and the key by which projects name the person. */
  readonly chave: string;
  /** Eleven digits, made up, with valid check digits. */
  readonly cpf: string;
  readonly siape: string;
  /** The sixteen digits of the Lattes address. */
  readonly lattes: string;
  readonly unidade: ChaveDeUnidade;
  readonly departamento: string | null;
  readonly programa: string | null;
  readonly retrato: Retrato;
}

/** A person whose password is printed at start (README.md). */
export interface ContaDemo {
  readonly chave: string;
  readonly tipo: TipoDeUsuario;
  readonly senha: string;
}

export interface DisciplinaDemo {
  readonly codigo: string;
  readonly nome: string;
  readonly semestre: Semestre;
  readonly tipo: TipoDeDisciplina;
  readonly obrigatoria: boolean;
  /** Success rate in %. */
  readonly tsd: number;
  /** Hours. */
  readonly cargaHoraria: number;
  readonly unidade: ChaveDeUnidade;
  readonly cursos: readonly string[];
}

interface NaoCadastradoDemo {
  readonly nome: string;
  readonly siape: string;
  readonly regime: Regime;
  readonly unidade: ChaveDeUnidade;
}

/** Months of a schedule, 3 = MARÇO .. 12 = DEZEMBRO (D9). */
export const MESES_DO_CRONOGRAMA = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
type MesDoCronograma = (typeof MESES_DO_CRONOGRAMA)[number];

type Dez = readonly [string, string, string, string, string, string, string, string, string, string];

/** A section: stored markup, or the name of a drawing (diagramas.ts) that is sent as an image (D11). */
export type SecaoDemo = string | { readonly imagem: 'fluxo-fisica' | 'ciclo-libras' | 'etapas-arquitetura' };

export interface ProjetoDemo {
  readonly titulo: string;
  /** `chave` of the coordinator. */
  readonly coordenador: string;
  readonly edital: ChaveDeEdital;
  readonly regime: Regime;
  readonly remunerados: number;
  readonly voluntarios: number;
  readonly palavrasChave: readonly [string, string, string, string];
  readonly resumo: string;
  readonly introducao: SecaoDemo;
  readonly metodologia: SecaoDemo;
  readonly resultadosEsperados: SecaoDemo;
  readonly referencias: string;
  readonly disciplinas: readonly DisciplinaDemo[];
  /** `chave` of registered collaborators. */
  readonly colaboradores?: readonly string[];
  readonly naoCadastrados?: readonly NaoCadastradoDemo[];
  /** What the first holder does from March to December, plain text. */
  readonly atividades: Dez;
  /** What each further holder does differently, one entry per holder after the first. */
  readonly variacoes: readonly Partial<Record<MesDoCronograma, string>>[];
}

/** A draft: any part may be missing (D7). */
export type RascunhoDemo = Pick<ProjetoDemo, 'coordenador'> &
  Partial<Omit<ProjetoDemo, 'edital' | 'coordenador' | 'palavrasChave'>> & {
    /** False when the author has not chosen a call yet. */
    readonly comEdital: boolean;
    readonly palavrasChave?: readonly string[];
  };
