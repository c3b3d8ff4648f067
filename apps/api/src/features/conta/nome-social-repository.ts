import type { Nomes } from '@instrutoria/domain/conta/rules/nome-social.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one, run } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { marcasDosNomes } from './nome-no-texto-repository.ts';

/**
 * The only query that reads a civil name, besides the person's export, their declarations and the payer's
 * sheet.
 */
export function lerNomes(db: Executor, id: number): Promise<Nomes | null> {
  return one(
    db,
    sql`select nome, nome_civil as "nomeCivil" from professor where id = ${id} and encerrado_em is null`,
  );
}

/** Updates the copies of these people's names in their declarations. */
export async function seguirNomes(db: Executor, ids: readonly number[]): Promise<void> {
  await run(
    db,
    sql`
      update declaracao d set conteudo = case
          when x.nome_civil is null then d.conteudo - 'nomeCivil'
          when d.conteudo ? 'nomeCivil' then d.conteudo || jsonb_build_object('nomeCivil', x.nome_civil)
          else d.conteudo end || jsonb_build_object('nome', x.nome)
      from professor x where x.id = any(${[...ids]}) and d.professor_id = x.id and d.papel <> 'INSTRUTOR'
    `,
  );
}

/** Empties stored answers with this text; a repeated request is then answered from the record (D60). */
async function esquecerRespostasCom(db: Executor, texto: string): Promise<void> {
  const escrito = JSON.stringify(texto).slice(1, -1);
  await run(
    db,
    sql`
      update idempotencia set resposta = null, sem_corpo = true
      where resposta is not null and position(${escrito} in resposta) > 0
    `,
  );
}

/** The caller holds the lock on the person's row. */
export async function salvarNomeSocial(
  db: Executor,
  id: number,
  { antes, depois, agora }: { readonly antes: Nomes; readonly depois: Nomes; readonly agora: Date },
): Promise<void> {
  // Stored texts that cannot change need this mark to find the person by the earlier name.
  await marcasDosNomes(db, [{ id, nome: antes.nome }]);
  await run(
    db,
    sql`
      update professor set nome = ${depois.nome}, nome_civil = ${depois.nomeCivil}, atualizado_em = ${agora},
        versao = versao + 1
      where id = ${id}
    `,
  );
  await seguirNomes(db, [id]);
  await esquecerRespostasCom(db, antes.nome);
}
