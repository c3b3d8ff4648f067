import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import type { ConteudoDaDeclaracao, DeclaracaoGuardada } from '@instrutoria/domain/declaracao/types.ts';
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { ordenarPor } from '../../db/drizzle-page-order.ts';
import { semAcentos } from '../../db/drizzle-search.ts';
import { limitesDaLista, totalDaLista } from '../../db/page.ts';
import { declaracao } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';

type Linha = typeof declaracao.$inferSelect;

const ANTES_DE_D41 = { cpf: null, matricula: null, encerrado: null } as const;

export function daLinha(linha: Linha): DeclaracaoGuardada {
  const { id, codigo, emitidaEm, revogadaEm, motivoDaRevogacao } = linha;
  return {
    id,
    codigo,
    motivoDaRevogacao,
    // What was issued before D41 says nothing of these.
    conteudo: { ...ANTES_DE_D41, ...(linha.conteudo as ConteudoDaDeclaracao) },
    emitidaEm: emitidaEm.toISOString(),
    revogadaEm: revogadaEm?.toISOString() ?? null,
  };
}

/** The declaration with this id; null when there is none. */
export async function acharDeclaracao(db: Executor, id: number): Promise<DeclaracaoGuardada | null> {
  const [linha] = await db.select().from(declaracao).where(eq(declaracao.id, id));
  return linha === undefined ? null : daLinha(linha);
}

/** The declaration with this code, as it is stored; null when there is none. */
export async function acharPeloCodigo(db: Executor, codigo: string): Promise<DeclaracaoGuardada | null> {
  const [linha] = await db.select().from(declaracao).where(eq(declaracao.codigo, codigo));
  return linha === undefined ? null : daLinha(linha);
}

/** The valid declarations of these participations, by what they declare. */
export async function validasPorChave(db: Executor, chaves: readonly string[]): Promise<Map<string, number>> {
  if (chaves.length === 0) return new Map();
  const linhas = await db
    .select({ chave: declaracao.chave, id: declaracao.id })
    .from(declaracao)
    .where(and(inArray(declaracao.chave, [...chaves]), isNull(declaracao.revogadaEm)));
  return new Map(linhas.map(({ chave, id }) => [chave, id]));
}

const NOME = sql`${declaracao.conteudo} ->> 'nome'`;
const TITULO = sql`coalesce(${declaracao.conteudo} -> 'projeto' ->> 'titulo', '')`;
const ORDENS = { emitidaEm: sql`${declaracao.emitidaEm}`, nome: sql`${NOME} collate "pt-BR-x-icu"` };
const PADRAO = [desc(declaracao.id)];

/** A page of the declarations, the newest first: those that `pessoaId` asked for, or all when it is null. */
export async function listarAsDeclaracoes(
  db: Executor,
  lista: ListaQuery,
  pessoaId: number | null,
): Promise<{ readonly linhas: DeclaracaoGuardada[]; readonly total: number }> {
  const limites = limitesDaLista(lista);
  const filtro = and(
    pessoaId === null ? undefined : eq(declaracao.professorId, pessoaId),
    lista.busca === undefined ? undefined : semAcentos([NOME, TITULO, declaracao.codigo], lista.busca),
  );
  const linhas = await db
    .select()
    .from(declaracao)
    .where(filtro)
    .orderBy(...ordenarPor(lista.ordem, ORDENS, PADRAO))
    .limit(limites.limit)
    .offset(limites.offset);
  const total = await totalDaLista(linhas.length, limites, async () => {
    const [contagem] = await db.select({ n: count() }).from(declaracao).where(filtro);
    return contagem?.n ?? 0;
  });
  return { linhas: linhas.map(daLinha), total };
}
