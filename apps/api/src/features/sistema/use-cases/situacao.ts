import type { Api } from '@instrutoria/contract/api.ts';
import type { OperacaoFeita } from '@instrutoria/domain/sistema/types.ts';
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
      copia: comInstante(copia),
      exercicio: comInstante(exercicio),
      emails: { ...emails, esperandoDesde: emails.esperandoDesde?.toISOString() ?? null },
      filas: tamanhosDasFilas().map(([fila, trabalhos]) => ({ fila, trabalhos })),
    },
  };
};

function comInstante(feita: OperacaoFeita | null) {
  return feita === null ? null : { ...feita, em: feita.em.toISOString() };
}
