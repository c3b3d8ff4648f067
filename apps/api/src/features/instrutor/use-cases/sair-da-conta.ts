import type { InstrutorGuardado } from '@instrutoria/domain/instrutor/types.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDaSaidaDoVinculo } from '../../../adapters/mail/templates/estudante.ts';
import type { Contexto } from '../../../context.ts';
import { one } from '../../../db/query.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { sql } from '../../../db/sql.ts';
import { enviarCarta } from '../../carta/repository.ts';
import { mudouOCpf } from '../repository.ts';

interface Conta {
  readonly aluno: { readonly nome: string; readonly email: string };
  readonly coordenador: { readonly id: number; readonly nome: string; readonly email: string };
  readonly projeto: string;
}

/** Call before the change is saved: tells the student's account and the coordinator that the vínculo leaves it (D37). */
export async function avisarSaidaDaConta(
  ctx: Contexto,
  antes: InstrutorGuardado,
  depois: InstrutorGuardado,
): Promise<void> {
  if (!mudouOCpf(antes, depois)) return;
  const conta = await one<Conta>(
    ctx.db,
    sql`
      select json_build_object('nome', e.nome, 'email', e.email) as aluno,
        json_build_object('id', c.id, 'nome', c.nome, 'email', c.email) as coordenador, p.titulo as projeto
      from instrutor i join estudante e on e.id = i.estudante_id and e.encerrado_em is null
        join projeto p on p.id = i.projeto_id join professor c on c.id = p.coordenador_id
      where i.id = ${antes.id}
    `,
  );
  if (conta === null) return;
  const configuracao = await lerConfiguracao(ctx.db);
  const sobre = { especie: 'instrutores', projetos: [antes.projetoId] } as const;
  const email = (quem: Conta['aluno'], instrutor: string | null) =>
    emailDaSaidaDoVinculo({
      ...remessaPara(quem, ctx.deps, configuracao),
      projeto: conta.projeto,
      instrutor,
    });
  await enviarCarta(ctx, email(conta.aluno, null), { ...sobre, instrutorId: antes.id });
  const { id: pessoaId } = conta.coordenador;
  await enviarCarta(ctx, email(conta.coordenador, depois.nome), { ...sobre, pessoaId });
}
