import type { Api } from '@instrutoria/contract/api.ts';
import { tamanhosDasFilas } from '../../../adapters/fair-queue.ts';
import { contarEmails } from '../../../adapters/mail/filas.ts';
import { lerOperacoes } from '../../../adapters/operacoes.ts';
import type { Executar } from '../../../context.ts';
import { VERSAO } from '../../../versao.ts';
import { tamanhoDoBanco } from '../queries.ts';

export const situacaoDoSistema: Executar<Api['situacaoDoSistema']> = async ({ deps, db }) => {
  const [bancoBytes, disco, { copia, exercicio }, emails] = await Promise.all([
    tamanhoDoBanco(db),
    // A disk that cannot be read is a part that fails; the rest is told.
    deps.espaco.ler().catch(() => null),
    lerOperacoes(deps.config.dataDir),
    contarEmails(db),
  ]);
  return {
    status: 200,
    dados: {
      lidoEm: deps.clock.real().toISOString(),
      versao: VERSAO,
      bancoBytes,
      disco,
      copia: copia === null ? null : { ...copia, em: copia.em.toISOString() },
      exercicio:
        exercicio === null
          ? null
          : {
              ...exercicio,
              em: exercicio.em.toISOString(),
              copiaDe: exercicio.copiaDe?.toISOString() ?? null,
            },
      emails: { ...emails, esperandoDesde: emails.esperandoDesde?.toISOString() ?? null },
      filas: tamanhosDasFilas().map(([fila, trabalhos]) => ({ fila, trabalhos })),
    },
  };
};
