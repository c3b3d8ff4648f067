import { randomBytes } from 'node:crypto';
import { BYTES_DO_CODIGO } from '@instrutoria/domain/declaracao/limits.ts';
import { formarCodigo } from '@instrutoria/domain/declaracao/rules/codigo.ts';
import type { DeclaracaoGuardada } from '@instrutoria/domain/declaracao/types.ts';
import type { Contexto } from '../../context.ts';
import { auditar } from '../auditoria/repository.ts';
import { acharValida, inserirDeclaracao, type NovaDeclaracao } from './repository.ts';

/** While one with this key is valid, answers that one; else issues one, with its audit row. */
export async function registrarDeclaracao(
  ctx: Contexto,
  nova: Omit<NovaDeclaracao, 'codigo' | 'emitidaEm'>,
): Promise<{ readonly declaracao: DeclaracaoGuardada; readonly emitida: boolean }> {
  const valida = await acharValida(ctx.db, nova.chave);
  if (valida !== null) return { declaracao: valida, emitida: false };
  const codigo = formarCodigo(randomBytes(BYTES_DO_CODIGO));
  const inserida = await inserirDeclaracao(ctx.db, { ...nova, codigo, emitidaEm: ctx.agora });
  if (inserida === null) {
    const outra = await acharValida(ctx.db, nova.chave);
    if (outra === null) throw new Error('neither a new declaration nor a valid one');
    return { declaracao: outra, emitida: false };
  }
  const { papel, projeto, edital } = nova.conteudo;
  await auditar(ctx, {
    acao: 'emitirDeclaracao',
    registro: { tipo: 'declaracao', id: inserida.id },
    depois: { papel, projeto: projeto?.id ?? null, edital: edital.id, instrutor: nova.instrutorId },
  });
  return { declaracao: inserida, emitida: true };
}
