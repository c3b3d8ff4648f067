import type { Complementos, ConteudoDoTexto, NomeDoModelo } from '@instrutoria/domain/publicacao/types.ts';
import { iso } from '../../db/iso.ts';
import { many, one } from '../../db/query.ts';
import { sql, where } from '../../db/sql.ts';
import type { Executor } from '../../db/transaction.ts';
import { COLUNAS_DO_TEXTO, ORDEM_DOS_TEXTOS, type TextoPublico } from '../resultado/textos-queries.ts';

export interface TextoListado extends TextoPublico {
  readonly publico: boolean;
  readonly modelo: NomeDoModelo;
  readonly complementos: Readonly<Record<keyof Complementos, string>>;
}

/** Of a call, with every version. */
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
  /** Only of those that everybody may read. */
  readonly soPublico: boolean;
}

const doTexto = ({ id, soPublico }: Qual) => where(sql`id = ${id}`, soPublico ? sql`publico` : null);

export interface Escrito {
  readonly especie: ConteudoDoTexto['especie'];
  readonly numero: number;
  readonly ano: number;
  readonly versao: number;
  readonly texto: string;
}

export function lerEscrito(db: Executor, qual: Qual): Promise<Escrito | null> {
  return one(db, sql`select especie, numero, ano, versao, texto from texto_de_publicacao ${doTexto(qual)}`);
}

export interface ConteudoGuardado {
  readonly conteudo: ConteudoDoTexto;
  readonly sha256: string;
  readonly criadoEm: string;
}

export function lerConteudo(db: Executor, qual: Qual): Promise<ConteudoGuardado | null> {
  return one(
    db,
    sql`select conteudo, sha256, ${iso(sql`criado_em`)} as "criadoEm" from texto_de_publicacao ${doTexto(qual)}`,
  );
}
