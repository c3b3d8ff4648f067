import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDoTermo } from '../../../adapters/mail/templates/termo.ts';
import type { Contexto } from '../../../context.ts';
import { one } from '../../../db/query.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { sql } from '../../../db/sql.ts';
import { enviarCarta } from '../../carta/repository.ts';
import { anularTermo, lerTermoDoVinculo } from '../termo-queries.ts';

interface Aluno {
  readonly nome: string;
  readonly email: string;
  readonly projeto: string;
  readonly projetoId: number;
}

/**
 * Call after a change of the vínculo is saved: a termo that some have signed is void when what it says changed, and the
 * student reads why.
 */
export async function anularTermoQueMudou(ctx: Contexto, instrutorId: number): Promise<void> {
  const termo = await lerTermoDoVinculo(ctx.db, instrutorId);
  if (termo === null || termo.anulavel === null) return;
  await anularTermo(ctx.db, termo.anulavel, ctx.agora);
  const aluno = await one<Aluno>(
    ctx.db,
    sql`
      select e.nome, e.email, p.titulo as projeto, p.id as "projetoId"
      from instrutor i join projeto p on p.id = i.projeto_id
        join estudante e on e.id = i.estudante_id and e.encerrado_em is null
      where i.id = ${instrutorId}
    `,
  );
  if (aluno === null) return;
  const remessa = remessaPara(aluno, ctx.deps, await lerConfiguracao(ctx.db));
  await enviarCarta(ctx, emailDoTermo({ ...remessa, projeto: aluno.projeto, instrutorId, caso: 'mudou' }), {
    especie: 'instrutores',
    instrutorId,
    projetos: [aluno.projetoId],
  });
}
