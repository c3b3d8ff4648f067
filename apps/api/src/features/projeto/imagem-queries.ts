import type { Relacao } from '@instrutoria/contract/access.ts';
import { formaDeReferencia } from '@instrutoria/domain/arquivo/rules.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { eq } from 'drizzle-orm';
import { arquivo } from '../../db/schema.ts';
import type { Executor } from '../../db/transaction.ts';
import { foiASecretaria, relacaoComProjeto } from './relacao-queries.ts';

/**
 * The caller's relation to a section's image: its uploader's, else that to the project that holds it; null when
 * there is no such image for him.
 */
export async function relacaoComImagem(
  db: Executor,
  pessoa: number,
  referencia: string,
): Promise<(tipo: TipoDeUsuario) => Promise<Relacao | null>> {
  const ninguem = async () => null;
  if (!formaDeReferencia.test(referencia)) return ninguem;
  const [linha] = await db
    .select({ tipo: arquivo.tipo, donoId: arquivo.donoId, vinculo: arquivo.vinculo })
    .from(arquivo)
    .where(eq(arquivo.referencia, referencia));
  if (linha === undefined || linha.tipo !== 'imagemSecao') return ninguem;
  if (linha.donoId === pessoa) return async () => 'dono';
  const [, projetoId] = /^projeto:(\d+)$/.exec(linha.vinculo ?? '') ?? [];
  if (projetoId === undefined) return ninguem;
  const relacionar = await relacaoComProjeto(db, pessoa, Number(projetoId));
  return async (tipo) => {
    const relacao = relacionar(tipo);
    const esperaOEnvio = relacao === 'nenhuma' && tipo === 'secretaria';
    return esperaOEnvio && !(await foiASecretaria(db, Number(projetoId))) ? null : relacao;
  };
}
