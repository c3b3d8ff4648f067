import type { NomeDoEmail } from '@instrutoria/domain/configuracao/modelos-de-email.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { many, run } from '../../db/query.ts';
import { sql, values } from '../../db/sql.ts';

/** A mail whose text was changed at least once; null texts: it is the original again. */
export interface TextoGravado {
  readonly nome: NomeDoEmail;
  readonly versao: number;
  readonly assunto: string | null;
  readonly texto: string | null;
  readonly mudadoEm: Date;
  /** The name of the author of the last change. */
  readonly por: string;
}

export function textosGravados(db: Executor): Promise<readonly TextoGravado[]> {
  return many<TextoGravado>(
    db,
    sql`
      select m.nome, m.versao, m.assunto, m.texto, m.mudado_em as "mudadoEm", p.nome as por
      from modelo_de_email m join professor p on p.id = m.mudado_por
    `,
  );
}

export async function gravarTextoDeEmail(
  db: Executor,
  texto: Omit<TextoGravado, 'por'> & { readonly mudadoPor: number },
): Promise<void> {
  await run(
    db,
    sql`
      insert into modelo_de_email ${values({ ...texto })}
      on conflict (nome) do update set versao = excluded.versao, assunto = excluded.assunto,
        texto = excluded.texto, mudado_em = excluded.mudado_em, mudado_por = excluded.mudado_por
    `,
  );
}
