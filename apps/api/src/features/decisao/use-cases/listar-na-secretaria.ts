import type { Api } from '@instrutoria/contract/api.ts';
import { foiPublicado } from '@instrutoria/domain/avaliacao/policies.ts';
import { MENSAGENS_DECISAO as M } from '@instrutoria/domain/decisao/messages.ts';
import { editaisNaSecretaria } from '@instrutoria/domain/edital/rules/resultado-publicado.ts';
import type { Edital, Fase } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import type { Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { editaisDeAgora } from '../../edital/queries.ts';
import { desistenciasDosEditais, encerradosDosEditais } from '../../projeto/encerramento-queries.ts';
import { listarDecididos } from '../decisao-queries.ts';

const ENVIADAS: readonly Fase[] = ['secretaria', 'resultado', 'arquivado'];

export const listarNaSecretaria: Executar<Api['listarNaSecretaria']> = async (ctx, { query }) => {
  const enviados = editaisDaSecretaria(await editaisDeAgora(ctx), query.edital);
  if (enviados.length === 0) throw new DomainError('conflito', 'NAO_ENVIADO', M.naoEnviados);
  // Either all listed calls are unpublished, or there is only one.
  const sem = enviados.every(foiPublicado) ? undefined : ctx.usuario.id;
  const { linhas, total } = await listarDecididos(ctx.db, enviados, { lista: query, sem });
  const encerrados = await encerradosDosEditais(
    ctx.db,
    enviados,
    diaNoFuso(ctx.agora, await lerFuso(ctx.db)),
  );
  const desistencias = await desistenciasDosEditais(
    ctx.db,
    enviados.map(({ id }) => id),
  );
  const dados = linhas.map((linha) => ({
    ...linha,
    encerramento: encerrados.get(linha.projeto_id) ?? null,
    desistencia: desistencias.get(linha.projeto_id) ?? null,
  }));
  return { status: 200, dados, total };
};

/** The calls that are now in the secretariat, else the newest that was ever sent there. */
function editaisDaSecretaria(editais: readonly Edital[], id: number | undefined): Edital[] {
  const enviados = editais.filter((e) => ENVIADAS.includes(e.fase));
  if (id !== undefined) return enviados.filter((e) => e.id === id);
  return [...editaisNaSecretaria(enviados)];
}
