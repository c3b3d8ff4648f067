import type { Relacao } from '@instrutoria/contract/access.ts';
import { formaDeReferencia } from '@instrutoria/domain/arquivo/rules.ts';
import type { TipoDeArquivo } from '@instrutoria/domain/arquivo/types.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import { leSoDepoisDoEnvio } from '@instrutoria/domain/projeto/policies.ts';
import { one } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import type { Executor } from '../../db/transaction.ts';
import { foiASecretaria, relacaoComProjeto } from './relacao-queries.ts';

interface Imagem {
  readonly tipo: TipoDeArquivo;
  readonly donoId: number | null;
  readonly vinculo: string | null;
}

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
  const imagem = await one<Imagem>(
    db,
    sql`select tipo, dono_id as "donoId", vinculo from arquivo where referencia = ${referencia}`,
  );
  if (imagem?.tipo !== 'imagemSecao') return ninguem;
  if (imagem.donoId === pessoa) return async () => 'dono';
  const [, projetoId] = /^projeto:(\d+)$/.exec(imagem.vinculo ?? '') ?? [];
  if (projetoId === undefined) return ninguem;
  const relacionar = await relacaoComProjeto(db, pessoa, Number(projetoId));
  return async (tipo) => {
    const relacao = relacionar(tipo);
    const esperaOEnvio = relacao !== null && leSoDepoisDoEnvio(tipo, relacao);
    return esperaOEnvio && !(await foiASecretaria(db, Number(projetoId))) ? null : relacao;
  };
}
