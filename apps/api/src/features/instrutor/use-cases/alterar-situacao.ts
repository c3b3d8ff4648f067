import type { Api } from '@instrutoria/contract/api.ts';
import { papelDe } from '@instrutoria/domain/conta/policies.ts';
import { MAQUINA_DO_VINCULO } from '@instrutoria/domain/instrutor/maquina.ts';
import { MENSAGENS_INSTRUTOR as M } from '@instrutoria/domain/instrutor/messages.ts';
import {
  chegadaDosDocumentos,
  diaDaRegularizacao,
  mesDaRegularizacao,
} from '@instrutoria/domain/instrutor/rules/mes-de-inicio.ts';
import type { InstrutorGuardado } from '@instrutoria/domain/instrutor/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { exigirAto, transitar } from '@instrutoria/domain/kernel/maquina.ts';
import { emailDeInstrutorRegular } from '../../../adapters/mail/templates/instrutor-regular.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { comVersao } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { registrarEvento } from '../../webhook/evento-repository.ts';
import type { ProjetoDosInstrutores } from '../projeto-queries.ts';
import { salvarInstrutor } from '../repository.ts';
import { avisarCoordenador } from './avisar-coordenador.ts';
import { conferirPessoa } from './conferir-pessoa.ts';
import { hojeNoFuso, type InstrutorTravado, instrutorTravado } from './instrutor-travado.ts';
import { instrutorEscrito } from './ler-instrutores.ts';

/** Locks and checks: not the caller's own project (D30), If-Match, and the act is possible now. */
export async function instrutorAlheioTravado(
  ctx: Contexto,
  id: number,
  ato: 'alterarMesInicio' | 'alterarSituacaoDoInstrutor' | 'conferirDocumento',
) {
  const travado = await instrutorTravado(ctx, id);
  exigirAto(MAQUINA_DO_VINCULO, travado.instrutor, ato, { quem: papelDe(ctx) });
  ctx.exigirVersao(travado.instrutor.versao);
  return travado;
}

interface Mudanca {
  readonly acao: string;
  readonly antes: InstrutorGuardado;
  readonly depois: InstrutorGuardado;
  readonly projeto: ProjetoDosInstrutores;
  readonly motivo?: string | null | undefined;
}

/**
 * Checks an instructor who becomes REGULAR against the person's other vínculos (D37), and mails the
 * coordinator.
 */
async function gravar(ctx: Contexto, { acao, antes, depois, projeto, motivo }: Mudanca): Promise<void> {
  if (depois === antes) return;
  const torna = antes.situacaoInstrutor !== 'REGULAR' && depois.situacaoInstrutor === 'REGULAR';
  if (torna) await conferirPessoa(ctx, depois, await hojeNoFuso(ctx));
  const dito = motivo?.trim() || null;
  const chegada = torna && !antes.jaFoiRegular ? chegadaDosDocumentos(depois.conferencias, false) : null;
  const regularDesde = chegada === null ? undefined : new Date(chegada);
  await salvarInstrutor(ctx.db, antes, depois, {
    agora: ctx.agora,
    quem: ctx.usuario.id,
    motivo: dito,
    regularDesde,
  });
  if (torna) {
    await avisarCoordenador(ctx, projeto, (remessa) =>
      emailDeInstrutorRegular({
        ...remessa,
        projeto: { id: projeto.projetoId, titulo: projeto.titulo },
        instrutor: depois.nome,
        mesInicio: depois.mesInicio ?? '',
      }),
    );
  }
  const visto = ({ situacaoInstrutor, mesInicio }: InstrutorGuardado) => ({ situacaoInstrutor, mesInicio });
  const olhados = (i: InstrutorGuardado, qual: 'conferidoEm' | 'dispensa') =>
    i.conferencias.filter((c) => c[qual] !== null).map(({ documento }) => documento);
  const novos = (qual: 'conferidoEm' | 'dispensa') =>
    olhados(depois, qual).filter((documento) => !olhados(antes, qual).includes(documento));
  await auditar(ctx, {
    acao,
    registro: { tipo: 'instrutor', id: antes.id },
    antes: visto(antes),
    depois: {
      ...visto(depois),
      ...(novos('conferidoEm').length > 0 ? { documentosConferidos: novos('conferidoEm') } : {}),
      ...(novos('dispensa').length > 0 ? { documentosDispensados: novos('dispensa') } : {}),
      ...(dito === null ? {} : { motivo: dito }),
    },
  });
  if (torna) await registrarEvento(ctx, 'instrutor.regularizado', `api/instrutor/instrutor/${antes.id}`);
}

/** The month of a first REGULAR: after the day on which the documents arrived (D44, D66). */
async function mesDado(
  ctx: Contexto,
  { instrutor, projeto }: InstrutorTravado,
  comoEstao: boolean,
): Promise<string | null> {
  const { fuso, regularizacao } = await lerConfiguracao(ctx.db);
  const chegada = chegadaDosDocumentos(instrutor.conferencias, comoEstao);
  const dia = diaDaRegularizacao(chegada, diaNoFuso(ctx.agora, fuso), fuso);
  return mesDaRegularizacao(dia, regularizacao, projeto.vigencia);
}

/** The first REGULAR sets the start month (D44). */
export const alterarSituacaoDoInstrutor: Executar<Api['alterarSituacaoDoInstrutor']> = async (
  ctx,
  pedido,
) => {
  const ato = 'alterarSituacaoDoInstrutor';
  const travado = await instrutorAlheioTravado(ctx, pedido.params.id, ato);
  const { instrutor: antes, projeto } = travado;
  const corpo = pedido.corpo();
  const dados = { ...corpo, mes: await mesDado(ctx, travado, false) };
  const depois = transitar(MAQUINA_DO_VINCULO, antes, ato, { quem: papelDe(ctx), dados });
  await gravar(ctx, { acao: ato, antes, depois, projeto, motivo: corpo.motivo });
  return { status: 200, dados: { message: M.situacaoAlterada } };
};

export const liberarInstrutor: Executar<Api['liberarInstrutor']> = async (ctx, pedido) => {
  const travado = await instrutorTravado(ctx, pedido.params.id);
  const { instrutor: antes, projeto } = travado;
  const mes = await mesDado(ctx, travado, true);
  const dados = { ...pedido.corpo(), mes, vigencia: projeto.vigencia, agora: ctx.agora };
  const depois = transitar(MAQUINA_DO_VINCULO, antes, 'liberarInstrutor', { quem: papelDe(ctx), dados });
  if (depois !== antes) ctx.exigirVersao(antes.versao);
  await gravar(ctx, { acao: 'liberarInstrutor', antes, depois, projeto });
  return comVersao(200, await instrutorEscrito(ctx, antes.id));
};

export const alterarMesInicio: Executar<Api['alterarMesInicio']> = async (ctx, pedido) => {
  const ato = 'alterarMesInicio';
  const { instrutor: antes, projeto } = await instrutorAlheioTravado(ctx, pedido.params.id, ato);
  const dados = { mesInicio: pedido.corpo().mesInicio, vigencia: projeto.vigencia };
  const depois = transitar(MAQUINA_DO_VINCULO, antes, ato, { quem: papelDe(ctx), dados });
  await gravar(ctx, { acao: ato, antes, depois, projeto });
  return { status: 200, dados: { message: M.mesAlterado } };
};
