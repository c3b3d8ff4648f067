import type { ListaQuery } from '@instrutoria/contract/fields.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { and, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Usuario } from '../../context.ts';
import { limitesDaLista, totalDaLista } from '../../db/page.ts';
import { ordenarPor } from '../../db/page-order.ts';
import { professor, sessao, unidade } from '../../db/schema.ts';
import { proximidade, semAcentos } from '../../db/search.ts';
import { send } from '../../db/send.ts';
import type { Executor } from '../../db/transaction.ts';

export async function existeProfessor(db: Executor, id: number): Promise<boolean> {
  const linhas = await db.select({ id: professor.id }).from(professor).where(eq(professor.id, id));
  return linhas.length > 0;
}

/**
 * Whether the session still stands, inside the write's own transaction: the shared lock makes whoever ends it
 * (logout, change of type) wait for this write, and later writes see it ended (T-B18).
 */
export async function sessaoContinua(db: Executor, usuario: Usuario): Promise<boolean> {
  const text = 'select id from sessao where id = $1 and encerrada_em is null for share';
  return (await send(db, text, [usuario.sessao])).length > 0;
}

const colunas = {
  id: professor.id,
  nome: professor.nome,
  siape: professor.siape,
  email: professor.email,
  lattes: professor.lattes,
  programa: professor.programa,
  departamento: professor.departamento,
  foto: professor.foto,
  tipo: sql<TipoDeUsuario>`${professor.tipo}`,
  unidade: { id: unidade.id, nome: unidade.nome, cidade: unidade.cidade },
};

const ORDENS = { nome: sql`${professor.nome} collate "pt-BR-x-icu"`, siape: sql`${professor.siape}` };

/**
 * Professors by name, or as ?ordem= says; `busca` looks into nome and SIAPE, with or without accents, and puts names
 * that begin with it first.
 */
export async function listarProfessores(db: Executor, lista: ListaQuery, tipo?: TipoDeUsuario) {
  const limites = limitesDaLista(lista);
  const filtro = and(
    isNull(professor.encerradoEm),
    tipo === undefined ? undefined : eq(professor.tipo, tipo),
    lista.busca === undefined ? undefined : semAcentos([professor.nome, professor.siape], lista.busca),
  );
  const padrao = [ORDENS.nome, sql`${professor.id}`];
  const { busca } = lista;
  const linhas = await db
    .select(colunas)
    .from(professor)
    .innerJoin(unidade, eq(unidade.id, professor.unidadeId))
    .where(filtro)
    .orderBy(
      ...ordenarPor(
        lista.ordem,
        ORDENS,
        busca === undefined ? padrao : [proximidade(professor.nome, busca), ...padrao],
      ),
    )
    .limit(limites.limit)
    .offset(limites.offset);
  const contar = async () =>
    (await db.select({ total: count() }).from(professor).where(filtro))[0]?.total ?? 0;
  return { linhas, total: await totalDaLista(linhas.length, limites, contar) };
}

/** How these people are written to. */
export async function lerContatos(
  db: Executor,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly nome: string; readonly email: string }[]> {
  if (ids.length === 0) return [];
  return db
    .select({ id: professor.id, nome: professor.nome, email: professor.email })
    .from(professor)
    .where(inArray(professor.id, [...ids]))
    .orderBy(professor.id);
}

/** How the people of these types are written to; closed accounts are not. */
export async function lerContatosDoTipo(
  db: Executor,
  tipos: readonly TipoDeUsuario[],
): Promise<{ readonly id: number; readonly nome: string; readonly email: string }[]> {
  if (tipos.length === 0) return [];
  return db
    .select({ id: professor.id, nome: professor.nome, email: professor.email })
    .from(professor)
    .where(and(inArray(professor.tipo, [...tipos]), isNull(professor.encerradoEm)))
    .orderBy(professor.id);
}

/** The caller's living sessions, the newest first. */
export async function listarSessoes(db: Executor, usuario: Usuario, vivasDesde: Date, agora: Date) {
  const linhas = await db
    .select()
    .from(sessao)
    .where(
      and(
        eq(sessao.professorId, usuario.id),
        isNull(sessao.encerradaEm),
        sql`${sessao.ultimoUso} >= ${vivasDesde}`,
        sql`${sessao.expiraEm} > ${agora}`,
      ),
    )
    .orderBy(sql`${sessao.criadaEm} desc, ${sessao.id} desc`);
  return linhas.map((s) => ({
    id: s.id,
    criadaEm: s.criadaEm.toISOString(),
    ultimoUso: s.ultimoUso.toISOString(),
    navegador: s.navegador,
    atual: s.id === usuario.sessao,
  }));
}
