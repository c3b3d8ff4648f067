import { randomBytes } from 'node:crypto';
import {
  ALFABETO_DO_CODIGO,
  CARACTERES_DO_CODIGO,
  CODIGOS_DE_RECUPERACAO,
} from '@instrutoria/domain/fator/limits.ts';
import { emGrupos } from '@instrutoria/domain/fator/rules/fatores.ts';
import type { Contexto } from '../../../context.ts';
import { apagarFatores, trocarCodigos } from '../fator-repository.ts';
import { encerrarSessoes } from '../sessao-repository.ts';

/** 32 letters divide 256, so every one is equally likely. */
function novoCodigo(): string {
  return [...randomBytes(CARACTERES_DO_CODIGO)]
    .map((byte) => ALFABETO_DO_CODIGO[byte % ALFABETO_DO_CODIGO.length])
    .join('');
}

/** Stores new recovery codes in place of the old ones; returns them as people copy them. */
export async function novosCodigos(ctx: Contexto): Promise<string[]> {
  const codigos = Array.from({ length: CODIGOS_DE_RECUPERACAO }, novoCodigo);
  await trocarCodigos(ctx.db, ctx.usuario.id, codigos);
  return codigos.map((codigo) => emGrupos(codigo));
}

/** Ends the other sessions, which were opened with the password alone; returns the recovery codes. */
export async function comecarComFator(ctx: Contexto): Promise<string[]> {
  await encerrarSessoes(ctx.db, ctx.usuario.id, ctx.deps.clock.real(), ctx.usuario.sessao);
  return novosCodigos(ctx);
}

/** Recovery codes are of no use without a factor. */
export async function terminarSemFator(ctx: Contexto): Promise<void> {
  await apagarFatores(ctx.db, ctx.usuario.id);
}
