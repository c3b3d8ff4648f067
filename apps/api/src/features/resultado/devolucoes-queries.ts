import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import type { LinhaExibida } from '@instrutoria/domain/resultado/types.ts';
import type { Executor } from '../../db/connection/transaction.ts';
import { lerFuso } from '../../db/settings.ts';
import { desistenciasDosEditais, encerradosDosEditais } from '../projeto/encerramento-queries.ts';
import type { Publicado } from './publicados-queries.ts';
import { listarVersoes, type VersaoInteira } from './queries.ts';

/**
 * The rows of a version. In the version in force, projects that ended get the day, since another row may have
 * their places too. A stored version is never rewritten (D42).
 */
export async function comDevolucoes(
  db: Executor,
  edital: Publicado,
  { linhas, numero }: Pick<VersaoInteira, 'linhas' | 'numero'>,
  agora: Date,
): Promise<LinhaExibida[]> {
  const encerrados = await encerradosDosEditais(db, [edital], diaNoFuso(agora, await lerFuso(db)));
  const terminou = ({ projeto_id, remunerados_aprovados, voluntarios_aprovados }: LinhaExibida) =>
    remunerados_aprovados + voluntarios_aprovados > 0 ? encerrados.get(projeto_id) : undefined;
  if (linhas.every((linha) => terminou(linha) === undefined)) return [...linhas];
  if ((await listarVersoes(db, edital)).at(-1)?.numero !== numero) return [...linhas];
  const desistencias = await desistenciasDosEditais(db, [edital.id]);
  return linhas.map((linha) => {
    const encerramento = terminou(linha);
    if (encerramento === undefined) return linha;
    return {
      ...linha,
      devolveu: { encerramento, desistencia: desistencias.get(linha.projeto_id) ?? null },
    };
  });
}
