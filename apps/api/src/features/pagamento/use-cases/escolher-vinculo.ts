import type { Api } from '@instrutoria/contract/api.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { ehMesValido } from '@instrutoria/domain/kernel/meses.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { MENSAGENS_PAGAMENTO as M } from '@instrutoria/domain/pagamento/messages.ts';
import { escolherVinculo, problemasDaJustificativa } from '@instrutoria/domain/pagamento/transitions.ts';
import type { EscolhaDeVinculo, FatosDaFolha } from '@instrutoria/domain/pagamento/types.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDaEscolha } from '../../../adapters/mail/templates/escolha-da-bolsa.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { lerConfiguracao, lerFuso } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { enviarCarta } from '../../carta/repository.ts';
import { fatosDaFolha } from '../fatos-queries.ts';
import { salvarEscolha, travarFolhas } from '../repository.ts';

export const escolherVinculoDoMes: Executar<Api['escolherVinculoDoMes']> = async (ctx, pedido) => {
  const { competencia, instrutor, noLugarDe, motivo } = pedido.corpo();
  exigirSemProblemas([
    ...(ehMesValido(competencia) ? [] : [problema('competencia', 'MES_INVALIDO', M.mesInvalido)]),
    ...problemasDaJustificativa(motivo),
  ]);
  await travarFolhas(ctx.db);
  const fatos = await fatosDaFolha(ctx.db, ctx.agora, await lerFuso(ctx.db));
  const escolha = escolherVinculo({ competencia, instrutorId: instrutor, preteridoId: noLugarDe }, fatos);
  const escrito = (motivo ?? '').trim();
  await salvarEscolha(ctx.db, escolha, escrito, { agora: ctx.agora, quem: ctx.usuario.id });
  await auditar(ctx, {
    acao: 'escolherVinculoDoMes',
    registro: { tipo: 'projeto', id: escolha.projetoId },
    depois: { competencia, instrutor, noLugarDe, motivo: escrito },
  });
  await avisarDaEscolha(ctx, fatos, escolha, escrito);
  return { status: 200, dados: { message: M.vinculoEscolhido } };
};

/** Both students get the reason (D55). */
async function avisarDaEscolha(
  ctx: Contexto,
  { vinculos }: FatosDaFolha,
  { instrutorId, preteridoId, competencia }: EscolhaDeVinculo,
  motivo: string,
): Promise<void> {
  const configuracao = await lerConfiguracao(ctx.db);
  for (const { instrutor, projeto } of vinculos) {
    const escolhido = instrutor.id === instrutorId;
    if (!escolhido && instrutor.id !== preteridoId) continue;
    const remessa = remessaPara(instrutor, ctx.deps, configuracao);
    const fatos = { competencia, motivo, projeto: projeto.titulo, escolhido };
    await enviarCarta(ctx, emailDaEscolha({ ...remessa, ...fatos }), {
      especie: 'escolhaDaBolsa',
      instrutorId: instrutor.id,
      projetos: [projeto.id],
    });
  }
}
