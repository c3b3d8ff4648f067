import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { porQueNaoJulga } from '@instrutoria/domain/avaliacao/policies.ts';
import { ehDaComissao } from '@instrutoria/domain/conta/policies.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { type Problema, problema } from '@instrutoria/domain/kernel/problema.ts';
import { participaDele } from '@instrutoria/domain/projeto/policies.ts';
import { MENSAGENS_RECURSO as M } from '@instrutoria/domain/recurso/messages.ts';
import { nomeDoAnexo } from '@instrutoria/domain/recurso/rules/criterios.ts';
import type { PedidoDeRecurso } from '@instrutoria/domain/recurso/types.ts';
import type { Contexto, Executar, Usuario } from '../../../context.ts';
import { vincularArquivo } from '../../arquivo/repository.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { lacosDeQuemJulga } from '../../impedimento/queries.ts';
import { abrirParaLeitor } from '../../projeto/comprovante-repository.ts';
import { projetoNaoEncontrado, relacaoComProjeto } from '../../projeto/relacao-queries.ts';
import { acharAnexo, podeAnexar } from '../anexos-queries.ts';
import { relataPendente } from '../relatoria-queries.ts';
import { inserirAnexo } from '../repository.ts';
import { substitui } from '../substituto-queries.ts';

type QualquerContexto = Contexto<Usuario | null>;

async function exigirRecursoComAnexos({ db, usuario }: QualquerContexto): Promise<void> {
  if (usuario !== null && (await podeAnexar(db, usuario.id))) return;
  throw new DomainError('naoPermitido', 'SEM_RECURSO_COM_ANEXOS', M.semRecursoComAnexos);
}

/** Throws 403 for a person who cannot appeal with documents, before the file is received. */
export function paraQuemRecorre<P, G, E extends { preparar(ctx: QualquerContexto, pedido: P): Promise<G> }>(
  envio: E & { preparar(ctx: QualquerContexto, pedido: P): Promise<G> },
): E {
  return {
    ...envio,
    async preparar(ctx: QualquerContexto, pedido: P) {
      await exigirRecursoComAnexos(ctx);
      return envio.preparar(ctx, pedido);
    },
  };
}

/** Claims the caller's own uploads for their appeal (T-D11); throws 422 by each that is not theirs. */
export async function guardarAnexos(
  ctx: Contexto,
  recursoId: number,
  anexos: NonNullable<PedidoDeRecurso['anexos']>,
): Promise<void> {
  const posse = { tipo: 'anexoDoRecurso', donoId: ctx.usuario.id, vinculo: `recurso:${recursoId}` } as const;
  const faltam: Problema[] = [];
  for (const [i, { referencia, nome }] of anexos.entries()) {
    if (await vincularArquivo(ctx.db, referencia, posse)) {
      const ordem = i + 1;
      await inserirAnexo(ctx.db, { recursoId, ordem, nome: nomeDoAnexo(nome, ordem), referencia });
    } else {
      faltam.push(problema(`anexos.${i}`, 'ARQUIVO_NAO_ENCONTRADO', MENSAGENS_ARQUIVO.arquivoNaoEncontrado));
    }
  }
  exigirSemProblemas(faltam);
}

export const lerAnexoDoRecurso: Executar<Api['lerAnexoDoRecurso']> = async (ctx, { params }) => {
  const { projectId: projetoId, anexo: id } = params;
  const anexo = await acharAnexo(ctx.db, { projetoId, id });
  // Only the contract's coordinator: people who decide may still collaborate in the project.
  const colabora =
    ctx.alvo.relacao !== 'dono' && participaDele(await relacaoComProjeto(ctx.db, ctx.usuario, projetoId));
  const deOficio = ctx.alvo.relacao === 'dono' || (ehDaComissao(ctx.usuario) && !colabora);
  const { db, usuario } = ctx;
  const oLe =
    deOficio ||
    (anexo !== null &&
      ((await relataPendente(db, anexo.recursoId, usuario.id)) ||
        (await substitui(db, anexo.recursoId, usuario.id))));
  if (!oLe) {
    // The error of an unknown project.
    throw projetoNaoEncontrado();
  }
  const impedido =
    ctx.alvo.relacao !== 'dono' &&
    porQueNaoJulga(await lacosDeQuemJulga(ctx.db, ctx.usuario.id, projetoId)) !== null;
  if (anexo === null || impedido) {
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.anexoNaoEncontrado);
  }
  const bytes = await abrirParaLeitor(ctx, anexo.referencia, projetoId);
  await registrarAcesso(ctx, {
    documento: 'anexo_do_recurso',
    registro: { tipo: 'recurso', id: anexo.recursoId },
    // The appellant, who sees who opened their documents, must not learn who the rapporteur is.
    titularId: deOficio ? anexo.coordenadorId : null,
  });
  return {
    status: 200,
    arquivo: { tipo: 'application/pdf', bytes, nome: `anexo_${anexo.ordem}_recurso_${anexo.recursoId}.pdf` },
  };
};
