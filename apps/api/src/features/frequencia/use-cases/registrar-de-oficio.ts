import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import {
  exigirQueNinguemPossaAgir,
  problemasDoDeOficio,
} from '@instrutoria/domain/coordenacao/rules/agir-pelo-projeto.ts';
import { MENSAGENS_FREQUENCIA as M } from '@instrutoria/domain/frequencia/messages.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { arquivoLivre, vincularArquivo } from '../../arquivo/repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { quemAgePeloProjeto } from '../../coordenacao/queries.ts';
import { exigirProjetoNaJanela } from '../../janela/projeto-queries.ts';
import { inserirDeOficio } from '../de-oficio-repository.ts';
import { avisarDoDeOficio } from './avisar-de-oficio.ts';
import { problemasDaFolha, salvarFolha, travarFolha } from './folha-enviada.ts';

/** An administrator's registration while nobody can act for a project, so that its students are paid (D61). */
export const registrarFrequenciasDeOficio: Executar<Api['registrarFrequenciasDeOficio']> = async (
  ctx,
  pedido,
) => {
  const { id: projeto } = pedido.params;
  await exigirProjetoNaJanela(ctx, 'frequencia', projeto);
  exigirQueNinguemPossaAgir(await quemAgePeloProjeto(ctx.db, projeto, ctx.agora));
  const { origem, documento = null, motivo, registros } = pedido.corpo();
  const folha = await travarFolha(ctx, projeto, registros);
  exigirSemProblemas([
    ...problemasDoDeOficio({ origem, documento, motivo }),
    ...problemasDaFolha(folha, 'registros'),
  ]);
  const deOficio = { origem, documento, motivo: normalizarTexto(motivo) };
  if (documento !== null) await exigirDocumentoLivre(ctx, documento);
  const id = await inserirDeOficio(ctx.db, {
    ...deOficio,
    projetoId: projeto,
    autorId: ctx.usuario.id,
    criadoEm: ctx.agora,
  });
  if (documento !== null) {
    await vincularArquivo(ctx.db, documento, { ...posse(ctx), vinculo: `frequencia_de_oficio:${id}` });
  }
  const salvos = await salvarFolha(ctx, folha, id);
  await auditar(ctx, {
    acao: 'registrarFrequenciasDeOficio',
    registro: { tipo: 'projeto', id: projeto },
    antes: { registros: salvos.map(({ antes }) => antes) },
    depois: { registros: salvos.map(({ depois }) => depois), origem, motivo: deOficio.motivo },
  });
  await avisarDoDeOficio(ctx, { projeto, deOficio: id });
  return { status: 200, dados: { message: M.registradas } };
};

const posse = (ctx: Contexto) => ({ tipo: 'frequenciaDeOficio', donoId: ctx.usuario.id }) as const;

/** Throws 422 by the field where it is not the caller's own upload, or belongs to another registration. */
async function exigirDocumentoLivre(ctx: Contexto, documento: string): Promise<void> {
  if (await arquivoLivre(ctx.db, documento, posse(ctx))) return;
  exigirSemProblemas([
    problema('documento', 'ARQUIVO_NAO_ENCONTRADO', MENSAGENS_ARQUIVO.arquivoNaoEncontrado),
  ]);
}
