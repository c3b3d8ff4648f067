import type { Api } from '@instrutoria/contract/api.ts';
import { ACHADOS_POR_GRUPO } from '@instrutoria/domain/busca/limits.ts';
import { alcanceDaBusca } from '@instrutoria/domain/busca/policies.ts';
import { caminhoDoEdital, editaisAchados, termosDaBusca } from '@instrutoria/domain/busca/rules.ts';
import { createTurns } from '../../../adapters/turns.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { busy } from '../../../db/connection/edge-error.ts';
import { type Executor, inTransaction } from '../../../db/connection/transaction.ts';
import { run } from '../../../db/query.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { sql } from '../../../db/sql.ts';
import { lerEditais } from '../../edital/repository.ts';
import {
  type Grupo,
  NENHUM,
  type Procura,
  procurarInstrutores,
  procurarPessoas,
  procurarProjetos,
} from '../queries.ts';

/**
 * All searches together use two connections, and each person one, so that quick typing delays only the person
 * who types.
 */
const porVez = createTurns({
  concorrencia: 2,
  fila: 200,
  porPessoa: { aoMesmoTempo: 1, esperando: 12 },
  cheia: () => busy(new Error('too many searches wait for their turn')),
});

async function procurarEditais(db: Executor, { termos, alcance }: Procura, agora: Date) {
  const fuso = lerConfiguracao(db).then((lida) => lida.fuso);
  const achados = editaisAchados(await lerEditais(db, agora, fuso), termos).flatMap((edital) => {
    const caminho = caminhoDoEdital(edital, alcance);
    return caminho === null ? [] : [{ id: edital.id, nome: edital.nome, caminho }];
  });
  return { achados: achados.slice(0, ACHADOS_POR_GRUPO), temMais: achados.length > ACHADOS_POR_GRUPO };
}

/** Runs the searches on one connection, with at most two seconds of database time each. */
function procurar({ deps, agora }: Contexto, procura: Procura) {
  return inTransaction(deps.database, async (db) => {
    const [, projetos, pessoas, instrutores, editais] = await Promise.all([
      run(db, sql`set local statement_timeout = 2000`),
      procurarProjetos(db, procura),
      procurarPessoas(db, procura),
      procurarInstrutores(db, procura),
      procurarEditais(db, procura, agora),
    ]);
    return { projetos, pessoas, instrutores, editais };
  });
}

const NADA = { projetos: NENHUM, pessoas: NENHUM, instrutores: NENHUM, editais: NENHUM } satisfies Readonly<
  Record<string, Grupo<never>>
>;

export const buscar: Executar<Api['buscar']> = async (ctx, { query }) => {
  const termos = termosDaBusca(query.q);
  if (termos === null) return { status: 200, dados: NADA };
  const procura = {
    termos,
    alcance: alcanceDaBusca(ctx.usuario.tipo),
    quem: ctx.usuario.id,
    tipo: ctx.usuario.tipo,
  };
  return { status: 200, dados: await porVez.run(() => procurar(ctx, procura)) };
};
