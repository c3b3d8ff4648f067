import { administraDeFora } from '@instrutoria/domain/instrutor/policies.ts';
import { avisosDaPessoa, exigirPessoaLivre } from '@instrutoria/domain/instrutor/rules/identificacao.ts';
import type { InstrutorGuardado } from '@instrutoria/domain/instrutor/types.ts';
import type { Contexto } from '../../../context.ts';
import { outrosVinculos, travarPessoa } from '../pessoa-queries.ts';

type Vinculo = Pick<InstrutorGuardado, 'acumulo' | 'cpf' | 'email' | 'id' | 'projetoId' | 'tipoAluno'>;

/**
 * Locks the person and checks the vínculo against their others: throws 409, or returns warnings. Only
 * administrators see which project it is (D37).
 */
export async function conferirPessoa(ctx: Contexto, vinculo: Vinculo, hoje: string): Promise<string[]> {
  await travarPessoa(ctx.db, vinculo);
  const outros = await outrosVinculos(ctx.db, vinculo, hoje);
  const nomeia = administraDeFora(ctx.usuario.tipo, ctx.alvo?.relacao ?? 'nenhuma');
  exigirPessoaLivre(vinculo, outros, nomeia);
  return avisosDaPessoa(vinculo, outros, nomeia);
}

/** Whether an update changes fields by which other vínculos are checked. */
export function mudaAPessoa(antes: Vinculo, depois: Vinculo): boolean {
  const campos = ['cpf', 'email', 'tipoAluno', 'acumulo'] as const;
  return campos.some((campo) => antes[campo] !== depois[campo]);
}
