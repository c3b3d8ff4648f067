import type { Api } from '@instrutoria/contract/api.ts';
import { MENSAGENS_ARQUIVO } from '@instrutoria/domain/arquivo/messages.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { DIAS_PARA_A_RESPOSTA } from '@instrutoria/domain/desistencia/limits.ts';
import { MAQUINA_DA_DESISTENCIA } from '@instrutoria/domain/desistencia/maquina.ts';
import { MENSAGENS_DESISTENCIA as M } from '@instrutoria/domain/desistencia/messages.ts';
import { problemasDaDesistencia } from '@instrutoria/domain/desistencia/rules.ts';
import type { Fundamento } from '@instrutoria/domain/desistencia/types.ts';
import { compararDias, somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto } from '@instrutoria/domain/kernel/maquina.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { vincularArquivo } from '../../arquivo/repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { inserirDesistencia, mudarDesistencia } from '../repository.ts';
import { avisarAdministracao, avisarAlunos, avisarCoordenador } from './avisar.ts';
import { exigirDeFora, travarDesistencia } from './desistencia-travada.ts';
import { efetivarDesistencia } from './efetivar.ts';

export const consultarSobreDesistencia: Executar<Api['consultarSobreDesistencia']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  const { projeto, antes, fatos } = await travarDesistencia(ctx, id);
  const quem = ctx.usuario.tipo;
  const fundamento = 'CONSULTA';
  exigirAto(MAQUINA_DA_DESISTENCIA, antes, 'consultarSobreDesistencia', {
    quem,
    fatos: { ...fatos, fundamento },
  });
  const { motivo } = pedido.corpo();
  exigirSemProblemas(problemasDaDesistencia({ fundamento, motivo }, fatos));
  const ate = somarDias(fatos.hoje, DIAS_PARA_A_RESPOSTA);
  await inserirDesistencia(ctx.db, {
    projetoId: id,
    fundamento,
    motivo: motivo.trim(),
    autorId: ctx.usuario.id,
    criadaEm: ctx.agora,
    responderAte: ate,
  });
  await auditar(ctx, {
    acao: 'consultarSobreDesistencia',
    registro: { tipo: 'projeto', id },
    depois: { motivo: motivo.trim(), responderAte: ate },
  });
  await avisarCoordenador(ctx, projeto, { ato: 'consulta', ate });
  return { status: 200, dados: { message: M.consultado } };
};

/**
 * Claims the uploaded written request for the project; 422 by its field where it is not the caller's own
 * upload.
 */
async function guardarPedido(ctx: Contexto, projetoId: number, referencia: string): Promise<void> {
  const vinculo = `desistencia:${projetoId}`;
  const posse = { tipo: 'pedidoDeDesistencia', donoId: ctx.usuario.id, vinculo } as const;
  if (await vincularArquivo(ctx.db, referencia, posse)) return;
  exigirSemProblemas([problema('pedido', 'ARQUIVO_NAO_ENCONTRADO', MENSAGENS_ARQUIVO.arquivoNaoEncontrado)]);
}

export const desistirDoProjeto: Executar<Api['desistirDoProjeto']> = async (ctx, pedido) => {
  const { id } = ctx.alvo;
  await exigirDeFora(ctx, id);
  const { projeto, antes, fatos } = await travarDesistencia(ctx, id);
  const quem = papelDe(ctx);
  const dito = quem === 'dono' ? 'COORDENADOR' : pedido.legivel('fundamento').fundamento;
  const fundamento: Fundamento = dito ?? 'PEDIDO_ESCRITO';
  const ato = { quem, fatos: { ...fatos, fundamento } };
  exigirAto(MAQUINA_DA_DESISTENCIA, antes, 'desistirDoProjeto', ato);
  const corpo = pedido.corpo();
  if ((dito ?? null) === null) {
    exigirSemProblemas([problema('fundamento', 'SEM_FUNDAMENTO', M.escolhaOFundamento)]);
  }
  exigirSemProblemas(problemasDaDesistencia({ ...corpo, fundamento }, fatos));
  const { dia = null } = corpo;
  if (dia === null) throw new Error('a giving up without its day');
  const motivo = (corpo.motivo ?? '').trim();
  const escrito = fundamento === 'PEDIDO_ESCRITO' ? (corpo.pedido ?? null) : null;
  if (escrito !== null) await guardarPedido(ctx, id, escrito);
  const marcada = { fundamento, motivo, dia, pedido: escrito, autorId: ctx.usuario.id, criadaEm: ctx.agora };
  // The coordinator was asked before, so the same row is updated.
  if (antes !== null) await mudarDesistencia(ctx.db, antes.id, marcada);
  else await inserirDesistencia(ctx.db, { projetoId: id, ...marcada });
  await auditar(ctx, {
    acao: 'desistirDoProjeto',
    registro: { tipo: 'projeto', id },
    depois: { fundamento, motivo, dia },
  });
  await avisarAlunos(ctx, projeto, { ato: 'marcada', dia });
  if (quem === 'dono') await avisarAdministracao(ctx, projeto, { ato: 'marcada', dia });
  const emVigor = compararDias(dia, fatos.hoje) <= 0;
  if (fundamento !== 'FALECIMENTO') {
    await avisarCoordenador(ctx, projeto, { ato: 'marcada', dia, emVigor });
  }
  await efetivarDesistencia(ctx, id, fatos.hoje);
  return { status: 200, dados: { message: emVigor ? M.registrada : M.marcada } };
};
