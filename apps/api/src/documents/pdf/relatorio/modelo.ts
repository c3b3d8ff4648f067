import type { Instituicao } from '@instrutoria/domain/configuracao/types.ts';
import type {
  AvaliacaoDeDesempenho,
  EntradaDeDisciplina,
  TextoDaAtividade,
  TextoDoCoordenador,
} from '@instrutoria/domain/relatorio/types.ts';

export interface BaseDoRelatorio {
  readonly instituicao: Instituicao;
  readonly logo: Uint8Array | null;
  readonly edital: string;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly coordenador: string;
  /** The coordinators with their periods; only the name where there was one. */
  readonly coordenacao: string;
  readonly salvoEm: Date;
  readonly emitidoEm: Date;
  readonly fuso: string;
}

/** The rates declared at submission and achieved, in %. */
export interface LinhaDeDisciplina extends Omit<EntradaDeDisciplina, 'disciplina'> {
  readonly disciplina: {
    readonly nome: string;
    readonly codigo: string;
    readonly semestre: string;
    readonly tsd: number;
  };
  readonly taxaSucesso: number | null;
}

export interface RelatorioDeDisciplinas extends BaseDoRelatorio {
  readonly linhas: readonly LinhaDeDisciplina[];
}

export interface RelatorioDeAtividade extends BaseDoRelatorio {
  readonly aluno: string;
  readonly textos: Readonly<Record<TextoDaAtividade, string>>;
  readonly linhas: readonly LinhaDeDisciplina[];
}

export interface RelatorioDoCoordenador extends BaseDoRelatorio {
  readonly textos: Readonly<Record<TextoDoCoordenador, string>>;
  readonly avaliacoes: readonly AvaliacaoDeDesempenho[];
}
