import type { Api } from '@instrutoria/contract/api.ts';
import { exigirAto, transitar } from '@instrutoria/domain/kernel/maquina.ts';
import { MAQUINA_DA_REUNIAO } from '@instrutoria/domain/reuniao/maquina.ts';
import { MENSAGENS_REUNIAO as M } from '@instrutoria/domain/reuniao/messages.ts';
import { estaParada } from '@instrutoria/domain/reuniao/rules/andamento.ts';
import { presentes } from '@instrutoria/domain/reuniao/rules/sala.ts';
import { type Contexto, comVersao, type Executar } from '../../../context.ts';
import { lerPresencas } from '../../ata/queries.ts';
import { retificarAta } from '../../ata/repository.ts';
import { auditar } from '../../auditoria/repository.ts';
import { inserirPresencas, moverReuniao, registrarAtividade } from '../repository.ts';
import { exigirPessoasDaComissao } from './abrir-reuniao.ts';
import { guardarPrimeiraAta } from './guardar-ata.ts';
import { reuniaoPara } from './ler-reuniao.ts';
import { type Travada, travarComEdital } from './reuniao-travada.ts';

type Ato =
  | 'cancelarSessaoDaComissao'
  | 'encerrarSessaoDaComissao'
  | 'retomarSessaoDaComissao'
  | 'suspenderSessaoDaComissao';

interface Passo {
  readonly ato: Ato;
  /** Called only after the state and the version were checked (E-CHAMADAS-4). */
  readonly dados: () => { readonly motivo?: string | null | undefined };
}

/**
 * Checks the domain's table in the order 403, 409, 412, 422, then writes the row, its history and its audit.
 */
async function mover(ctx: Contexto, travada: Travada, { ato, dados }: Passo): Promise<void> {
  const { lida, guardada, versao, fatos } = travada;
  const quem = ctx.usuario.tipo;
  exigirAto(MAQUINA_DA_REUNIAO, guardada, ato, { quem, fatos });
  ctx.exigirVersao(versao);
  const escritos = dados();
  const { estado } = transitar(MAQUINA_DA_REUNIAO, guardada, ato, { quem, fatos, dados: escritos });
  await moverReuniao(ctx.db, {
    sessaoId: lida.id,
    ato,
    para: estado,
    motivo: (escritos.motivo ?? '').trim(),
    autorId: ctx.usuario.id,
    quando: ctx.agora,
    ...(estado === 'suspensa' && estaParada(lida, ctx.agora)
      ? { paradaDesde: new Date(lida.ultimoAtoEm) }
      : {}),
  });
  await auditar(ctx, {
    acao: ato,
    registro: { tipo: 'edital', id: lida.edital.id },
    antes: { sessao: lida.id, estado: guardada.estado },
    depois: { sessao: lida.id, estado },
  });
}

const lida = async (ctx: Contexto, id: number) => comVersao(200, await reuniaoPara(ctx, id));

export const suspenderSessaoDaComissao: Executar<Api['suspenderSessaoDaComissao']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  await mover(ctx, await travarComEdital(ctx, id), {
    ato: 'suspenderSessaoDaComissao',
    dados: () => pedido.corpo(),
  });
  return lida(ctx, id);
};

export const retomarSessaoDaComissao: Executar<Api['retomarSessaoDaComissao']> = async (ctx, { params }) => {
  await mover(ctx, await travarComEdital(ctx, params.id), {
    ato: 'retomarSessaoDaComissao',
    dados: () => ({}),
  });
  return lida(ctx, params.id);
};

export const cancelarSessaoDaComissao: Executar<Api['cancelarSessaoDaComissao']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  await mover(ctx, await travarComEdital(ctx, id), {
    ato: 'cancelarSessaoDaComissao',
    dados: () => pedido.corpo(),
  });
  return lida(ctx, id);
};

/** Writes the minutes in the same transaction, so that a closed meeting always has them. */
export const encerrarSessaoDaComissao: Executar<Api['encerrarSessaoDaComissao']> = async (
  ctx,
  { params },
) => {
  const travada = await travarComEdital(ctx, params.id);
  await mover(ctx, travada, { ato: 'encerrarSessaoDaComissao', dados: () => ({}) });
  await guardarPrimeiraAta(ctx, travada.lida);
  await retificarAta(ctx, params.id);
  return lida(ctx, params.id);
};

/** Has no effect for a person who is already present, or has already left. */
export const registrarPresenca: Executar<Api['registrarPresenca']> = async (ctx, pedido) => {
  const travada = await travarComEdital(ctx, pedido.params.id);
  const { lida: reuniao, guardada, fatos } = travada;
  exigirAto(MAQUINA_DA_REUNIAO, guardada, 'registrarPresenca', { quem: ctx.usuario.tipo, fatos });
  const { pessoa, presente } = pedido.corpo();
  const estao = presentes(await lerPresencas(ctx.db, reuniao.id)).some(({ id }) => id === pessoa);
  if (estao !== presente) {
    if (presente) await exigirPessoasDaComissao(ctx, 'pessoa', [pessoa]);
    await inserirPresencas(ctx.db, reuniao.id, [pessoa], { presente, quando: ctx.agora });
    await registrarAtividade(ctx.db, reuniao.id, ctx.agora);
    await auditar(ctx, {
      acao: 'registrarPresenca',
      registro: { tipo: 'edital', id: reuniao.edital.id },
      depois: { sessao: reuniao.id, pessoa, presente },
    });
  }
  return { status: 200, dados: { message: presente ? M.presencaRegistrada : M.saidaRegistrada } };
};
