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
import { mesesACorrigir } from '../../contestacao/queries.ts';
import { quemAgePeloProjeto } from '../../coordenacao/queries.ts';
import { exigirProjetoEmAndamento } from '../../janela/projeto-queries.ts';
import { exigirJanela } from '../../janela/queries.ts';
import { inserirDeOficio } from '../de-oficio-repository.ts';
import { avisarDoDeOficio } from './avisar-de-oficio.ts';
import { problemasDaFolha, salvarFolha, soMuda, travarFolha } from './folha-enviada.ts';

/** Throws 409 unless nobody can act for the project, in the window of attendance (D61). */
async function exigirNoLugar(ctx: Contexto, projeto: number): Promise<void> {
  await exigirJanela(ctx.db, 'frequencia', projeto, ctx.agora);
  exigirQueNinguemPossaAgir(await quemAgePeloProjeto(ctx.db, projeto, ctx.agora));
}

/**
 * An administrator's registration while nobody can act for a project, so that its students are paid (D61); or, on any
 * day, of the months whose contest was upheld.
 */
export const registrarFrequenciasDeOficio: Executar<Api['registrarFrequenciasDeOficio']> = async (
  ctx,
  pedido,
) => {
  const { id: projeto } = pedido.params;
  await exigirProjetoEmAndamento(ctx, projeto);
  const contestados = await mesesACorrigir(ctx.db, projeto);
  if (contestados.length === 0) await exigirNoLugar(ctx, projeto);
  const { origem, documento = null, motivo, registros } = pedido.corpo();
  const folha = await travarFolha(ctx, projeto, registros);
  const corrige = contestados.length > 0 && soMuda(folha, contestados);
  if (contestados.length > 0 && !corrige) await exigirNoLugar(ctx, projeto);
  exigirSemProblemas([
    ...problemasDoDeOficio({ origem, documento, motivo }),
    ...problemasDaFolha(folha, 'registros', !corrige),
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
