import { ranquear } from '@instrutoria/domain/ranque/rules/ranque.ts';
import {
  type AvisoDaLista,
  type NumeroPerdido,
  passoDaMudanca,
  quemPerdeNumero,
} from '@instrutoria/domain/suplente/rules/mudanca-da-lista.ts';
import { REGRA_DA_LISTA } from '@instrutoria/domain/suplente/rules/suplentes.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { projetosDoResultado } from './queries.ts';
import { listaEmVigor } from './suplentes-queries.ts';

interface ComProjeto extends NumeroPerdido {
  readonly titulo: string;
}

/**
 * The effect of today's rule on a list that was published by another one; null where that is not the case.
 */
export async function mudancaDaLista(db: Executor, editalId: number, hoje: string) {
  const lista = await listaEmVigor(db, editalId);
  if (lista === null || lista.regra.criterio === REGRA_DA_LISTA.criterio) return null;
  const projetos = ranquear(await projetosDoResultado(db, editalId));
  const nova = { ...lista.regra, criterio: REGRA_DA_LISTA.criterio };
  const titulos = new Map(projetos.map(({ projeto_id, titulo }) => [projeto_id, titulo]));
  const perdem: ComProjeto[] = quemPerdeNumero(projetos, lista, nova).map((um) => ({
    ...um,
    titulo: titulos.get(um.projeto_id) ?? '',
  }));
  const avisos = await many<AvisoDaLista>(
    db,
    sql`select projeto_id, de, para, dia from aviso_da_lista where edital_id = ${editalId}`,
  );
  return { perdem, ...passoDaMudanca(perdem, avisos, hoje) };
}
