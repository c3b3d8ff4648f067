import type { Instituicao } from '@instrutoria/domain/configuracao/types.ts';
import type {
  AvaliacaoDeDesempenho,
  EntradaDeDisciplina,
  TextoDaAtividade,
  TextoDoCoordenador,
} from '@instrutoria/domain/relatorio/types.ts';

/** What the head of every report says. */
export interface BaseDoRelatorio {
  readonly instituicao: Instituicao;
  /** PNG, JPEG, GIF or WebP bytes; anything else is not drawn. */
  readonly logo: Uint8Array | null;
  readonly edital: string;
  readonly projeto: { readonly id: number; readonly titulo: string };
  readonly coordenador: string;
  /** When the report was saved last. */
  readonly salvoEm: Date;
  /** Domain time (D24): the footer's and the file's date. */
  readonly emitidoEm: Date;
  /** IANA zone of the institution (D23). */
  readonly fuso: string;
}

/** One line of the discipline report, with what was declared at submission and what was achieved, in %. */
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
