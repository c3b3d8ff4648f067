import { textoDaPublicacao } from '@instrutoria/domain/publicacao/rules/texto.ts';
import type { Complementos, ConteudoDoTexto, NomeDoModelo } from '@instrutoria/domain/publicacao/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { iso } from '../../db/iso.ts';
import { many, one } from '../../db/query.ts';
import { sql, where } from '../../db/sql.ts';
import { comNomesDeHoje, linhasComNomesDeHoje } from '../conta/nome-no-texto-repository.ts';
import { COLUNAS_DO_TEXTO, ORDEM_DOS_TEXTOS, type TextoPublico } from '../resultado/textos-queries.ts';

export interface TextoListado extends TextoPublico {
  readonly publico: boolean;
  readonly modelo: NomeDoModelo;
  readonly complementos: Readonly<Record<keyof Complementos, string>>;
}

/** The texts of a call, with every version. */
export function listarTextos(db: Executor, editalId: number): Promise<TextoListado[]> {
  return many(
    db,
    sql`
      select ${COLUNAS_DO_TEXTO}, t.publico, t.modelo, t.complementos from texto_de_publicacao t
      where t.edital_id = ${editalId} order by ${ORDEM_DOS_TEXTOS}
    `,
  );
}

export function lerTexto(db: Executor, id: number): Promise<(TextoListado & { edital: number }) | null> {
  return one(
    db,
    sql`
      select ${COLUNAS_DO_TEXTO}, t.publico, t.modelo, t.complementos, t.edital_id as edital
      from texto_de_publicacao t where t.id = ${id}
    `,
  );
}

interface Qual {
  readonly id: number;
  /** Only texts that everybody may read. */
  readonly soPublico: boolean;
}

const doTexto = ({ id, soPublico }: Qual) => where(sql`id = ${id}`, soPublico ? sql`publico` : null);

export interface ConteudoGuardado {
  /** With today's names. */
  readonly conteudo: ConteudoDoTexto;
  /** As it was hashed. */
  readonly texto: string;
  /** With today's names. */
  readonly deHoje: string;
  readonly sha256: string;
  readonly criadoEm: string;
}

const NINGUEM = sql`select null::int`;

/** Fills in today's names; returns the same object if none changed. */
async function comNomes(db: Executor, guardado: ConteudoDoTexto): Promise<ConteudoDoTexto> {
  const conteudo = await comNomesDeHoje(db, guardado, NINGUEM);
  const blocos = conteudo.blocos.map(async (bloco) => {
    if (bloco.tipo !== 'tabela') return bloco;
    const linhas = bloco.linhas.map((linha) => ({ ...linha, projeto_id: linha.numero }));
    const deHoje = await linhasComNomesDeHoje(db, linhas);
    return { ...bloco, linhas: deHoje.map(({ projeto_id: _projeto, ...linha }) => linha) };
  });
  return { ...conteudo, blocos: await Promise.all(blocos) };
}

export async function lerConteudo(db: Executor, qual: Qual): Promise<ConteudoGuardado | null> {
  const guardado = await one<Omit<ConteudoGuardado, 'deHoje'>>(
    db,
    sql`select conteudo, texto, sha256, ${iso(sql`criado_em`)} as "criadoEm" from texto_de_publicacao ${doTexto(qual)}`,
  );
  if (guardado === null) return null;
  const conteudo = await comNomes(db, guardado.conteudo);
  const mudou = textoDaPublicacao(conteudo) !== textoDaPublicacao(guardado.conteudo);
  return { ...guardado, conteudo, deHoje: mudou ? textoDaPublicacao(conteudo) : guardado.texto };
}
