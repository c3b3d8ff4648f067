import type { Relacao } from '@instrutoria/contract/access.ts';
import { formaDeReferencia } from '@instrutoria/domain/arquivo/rules.ts';
import { eq } from 'drizzle-orm';
import type { Usuario } from '../../context.ts';
import { arquivo } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';
import { foiASecretaria, relacaoComProjeto } from '../projeto/relacao-queries.ts';

/**
 * The caller's relation to a section's image: its uploader's, else that to the project that holds it; null when
 * there is no such image for him (access.csv, GET projeto/imagem/{reference}).
 */
export async function relacaoComImagem(
  db: Executor,
  usuario: Usuario,
  referencia: string,
): Promise<Relacao | null> {
  if (!formaDeReferencia.test(referencia)) return null;
  const [linha] = await db
    .select({ tipo: arquivo.tipo, donoId: arquivo.donoId, vinculo: arquivo.vinculo })
    .from(arquivo)
    .where(eq(arquivo.referencia, referencia));
  if (linha === undefined || linha.tipo !== 'imagemSecao') return null;
  if (linha.donoId === usuario.id) return 'dono';
  const [, projetoId] = /^projeto:(\d+)$/.exec(linha.vinculo ?? '') ?? [];
  if (projetoId === undefined) return null;
  const relacao = await relacaoComProjeto(db, usuario, Number(projetoId));
  const esperaOEnvio = relacao === 'nenhuma' && usuario.tipo === 'secretaria';
  return esperaOEnvio && !(await foiASecretaria(db, Number(projetoId))) ? null : relacao;
}
