import type { Api } from '@instrutoria/contract/api.ts';
import type { CopiaFeita, ExercicioFeito } from '@instrutoria/domain/sistema/types.ts';
import { contarEmails } from '../../../adapters/mail/filas.ts';
import { lerOperacoes } from '../../../adapters/operations-file.ts';
import { tamanhosDasFilas } from '../../../adapters/turns.ts';
import type { Executar } from '../../../context.ts';
import { VERSAO } from '../../../version.ts';
import { tamanhoDoBanco, versaoDoServidor } from '../queries.ts';

export const situacaoDoSistema: Executar<Api['situacaoDoSistema']> = async ({ deps, db }) => {
  const [bancoBytes, versao, disco, { copia, copiaBoa, exercicio, exercicioBom }, emails] = await Promise.all(
    [
      tamanhoDoBanco(db),
      versaoDoServidor(db),
      // A disk that cannot be read counts as a failing part; the others are still shown.
      deps.espaco.ler().catch(() => null),
      lerOperacoes(deps.config.dataDir),
      contarEmails(db),
    ],
  );
  return {
    status: 200,
    dados: {
      lidoEm: deps.clock.real().toISOString(),
      versao: VERSAO,
      bancoBytes,
      servidor: { versao, embutido: deps.database.mode === 'embedded' },
      disco,
      copia: copiaEmTexto(copia),
      copiaBoa: copiaEmTexto(copiaBoa),
      exercicio: exercicioEmTexto(exercicio),
      exercicioBom: exercicioEmTexto(exercicioBom),
      emails: { ...emails, esperandoDesde: emails.esperandoDesde?.toISOString() ?? null },
      filas: tamanhosDasFilas().map(([fila, trabalhos]) => ({ fila, trabalhos })),
    },
  };
};

const copiaEmTexto = (copia: CopiaFeita | null) =>
  copia === null ? null : { ...copia, em: copia.em.toISOString() };

const exercicioEmTexto = (exercicio: ExercicioFeito | null) =>
  exercicio === null
    ? null
    : { ...exercicio, em: exercicio.em.toISOString(), copiaDe: exercicio.copiaDe?.toISOString() ?? null };
