import type { Relacao } from '@instrutoria/contract/access.ts';
import { formaDeReferencia } from '@instrutoria/domain/arquivo/rules/tipo-e-tamanho.ts';
import type { TipoDeArquivo } from '@instrutoria/domain/arquivo/types.ts';
import { leSoDepoisDoEnvio } from '@instrutoria/domain/projeto/policies.ts';
import type { Pessoa } from '../../context.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { one } from '../../db/query.ts';
import { sql } from '../../db/sql.ts';
import { foiASecretaria, relacaoComProjeto } from './relacao-queries.ts';

interface Imagem {
  readonly tipo: TipoDeArquivo;
  readonly donoId: number | null;
  readonly vinculo: string | null;
}

/** The uploader's relation, else that to the project with the image; null when the reader may not see it. */
export async function relacaoComImagem(
  db: Executor,
  quem: Pessoa,
  referencia: string,
): Promise<Relacao | null> {
  if (!formaDeReferencia.test(referencia)) return null;
  const imagem = await one<Imagem>(
    db,
    sql`select tipo, dono_id as "donoId", vinculo from arquivo where referencia = ${referencia}`,
  );
  if (imagem?.tipo !== 'imagemSecao') return null;
  if (imagem.donoId === quem.id) return 'dono';
  const [, projetoId] = /^projeto:(\d+)$/.exec(imagem.vinculo ?? '') ?? [];
  if (projetoId === undefined) return null;
  const relacao = await relacaoComProjeto(db, quem, Number(projetoId));
  const esperaOEnvio = relacao !== null && leSoDepoisDoEnvio(quem.tipo, relacao);
  return esperaOEnvio && !(await foiASecretaria(db, Number(projetoId))) ? null : relacao;
}
