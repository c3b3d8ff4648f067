import type { Api } from '@instrutoria/contract/api.ts';
import { exigirEmAndamento } from '@instrutoria/domain/instrutor/policies.ts';
import type { Executar } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { montarModelo } from '../../../documents/pdf/instrutor/montar.ts';
import { lerLogotipo } from '../../arquivo/repository.ts';
import { lerContatos } from '../../conta/queries.ts';
import { projetoNaoEncontrado } from '../../projeto/relacao-queries.ts';
import { lerProjetoDosInstrutores } from '../projeto-queries.ts';

export const gerarModelo: Executar<Api['gerarModelo']> = async (ctx, pedido) => {
  const projeto = await lerProjetoDosInstrutores(ctx.db, ctx.alvo.id);
  if (projeto === null) {
    throw projetoNaoEncontrado();
  }
  exigirEmAndamento(projeto);
  const { documento, nome, email, programa_pos, tipoAluno } = pedido.corpo();
  const [coordenador] = await lerContatos(ctx.db, [projeto.coordenadorId]);
  const bytes = await ctx.deps.pdf.documento(async () => {
    const { instituicao, fuso } = await lerConfiguracao(ctx.db);
    return montarModelo({
      documento,
      instituicao,
      fuso,
      emitidoEm: ctx.agora,
      logo: await lerLogotipo(ctx.deps.storage, instituicao.logo),
      edital: projeto.edital?.nome ?? '',
      projeto: { id: projeto.projetoId, titulo: projeto.titulo },
      coordenador: coordenador?.nome ?? '',
      nome: nome ?? '',
      email: email ?? '',
      programa_pos: programa_pos ?? '',
      tipoAluno: tipoAluno ?? null,
    });
  });
  return { status: 200, arquivo: { tipo: 'application/pdf', bytes, nome: `${documento}.pdf` } };
};
