import type { Api } from '@instrutoria/contract/api.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_RESULTADO as R } from '@instrutoria/domain/resultado/messages.ts';
import {
  compararLinhas,
  juntarPorques,
  type Porque,
} from '@instrutoria/domain/resultado/rules/comparar-versoes.ts';
import { mudancasEntre } from '@instrutoria/domain/resultado/rules/versoes.ts';
import type { LinhaDoResultado } from '@instrutoria/domain/resultado/types.ts';
import type { Executar } from '../../../context.ts';
import type { Executor } from '../../../db/connection/transaction.ts';
import { exigirPublicado, semTexto } from '../publicados-queries.ts';
import * as queries from '../queries.ts';

async function lida(db: Executor, edital: queries.EditalPublicado, numero: number) {
  const versao = await queries.lerVersao(db, edital, numero);
  if (versao === null) throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', R.versaoNaoEncontrada);
  return versao;
}

/** Goes through the versions one by one, holding two at a time. */
export async function mudouDesde(
  db: Executor,
  edital: queries.EditalPublicado,
  duas: readonly [number, number],
) {
  const [primeira, ultima] = [Math.min(...duas), Math.max(...duas)];
  const ate = await lida(db, edital, ultima);
  const de = await lida(db, edital, primeira);
  const antes = de.linhas;
  const porques = new Map<number, Porque[]>();
  let linhas: readonly LinhaDoResultado[] = antes;
  for (let numero = primeira + 1; numero <= ultima; numero += 1) {
    const versao = numero === ultima ? ate : await lida(db, edital, numero);
    const novas = versao.linhas;
    juntarPorques(porques, versao, mudancasEntre(linhas, novas));
    linhas = novas;
  }
  return { de: semTexto(de), ate: semTexto(ate), linhas: compararLinhas(antes, linhas, porques) };
}

export const compararVersoes: Executar<Api['compararVersoes']> = async (ctx, { params, query }) => {
  const edital = await exigirPublicado(ctx, params.editalId);
  return { status: 200, dados: await mudouDesde(ctx.db, edital, [query.de, query.ate]) };
};
