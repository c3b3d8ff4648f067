import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyOf } from '@instrutoria/contract/route.ts';
import { problemasDosEscolhidos } from '@instrutoria/domain/designacao/rules/atos-em-varios-projetos.ts';
import { MENSAGENS_HOMOLOGACAO as M } from '@instrutoria/domain/homologacao/messages.ts';
import type { Marca } from '@instrutoria/domain/homologacao/types.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { type ComPreparo, type Contexto, comVersao, type Executar } from '../../../context.ts';
import { emLote, type Feito, responderPorProjeto } from '../../carta/lote-repository.ts';
import { lerHomologacao } from '../../edital/homologacao-queries.ts';
import { exigirDoEdital } from '../../impedimento/repository.ts';
import { editalEmVigor } from './achar.ts';
import { avisarCoordenador } from './avisar-coordenador.ts';
import { mover, travarHomologacao } from './homologacao-travada.ts';
import { homologacaoPara } from './ler-homologacao.ts';

type DadosDaMarca = BodyOf<Api['marcarHomologacao']>;

/** Marks one project, alone or in an act on many. */
async function marcarUm(ctx: Contexto, projeto: number, dados: () => DadosDaMarca): Promise<void> {
  const travada = await travarHomologacao(ctx, projeto);
  const depois = await mover(ctx, travada, {
    ato: 'marcarHomologacao',
    quem: ctx.usuario.tipo,
    dados,
    texto: ({ motivo }) => motivo ?? '',
  });
  if (depois.estado !== 'homologado') await avisarCoordenador(ctx, travada, depois, depois.estado);
}

const lida = async (ctx: Contexto, projeto: number) =>
  comVersao(200, await homologacaoPara(ctx, projeto, 'nenhuma'));

export const marcarHomologacao: Executar<Api['marcarHomologacao']> = async (ctx, pedido) => {
  await marcarUm(ctx, pedido.params.id, () => pedido.corpo());
  return lida(ctx, pedido.params.id);
};

const FEITO: Readonly<Record<Marca, string>> = {
  homologado: M.homologado,
  devolvido: M.devolvido,
  naoHomologado: M.naoHomologado,
};

export const marcarHomologacaoEmVarios: ComPreparo<
  Api['marcarHomologacaoEmVarios'],
  Awaited<ReturnType<typeof emLote>>
> = {
  async preparar(ctx, pedido) {
    const { id } = await editalEmVigor(ctx, pedido.params.id);
    const { projetos, ...dados } = pedido.corpo();
    exigirSemProblemas(problemasDosEscolhidos(projetos));
    return emLote(ctx, projetos, async (um, projeto): Promise<Feito> => {
      await exigirDoEdital(um, id, projeto);
      try {
        await marcarUm(um, projeto, () => dados);
        return { resultado: 'feito', mensagem: FEITO[dados.marca] };
      } catch (error) {
        const repetida =
          error instanceof DomainError && ['JA_MARCADO', 'CORRECAO_CORRE'].includes(error.code);
        if (!repetida || (await lerHomologacao(um.db, projeto))?.estado !== dados.marca) throw error;
        return { resultado: 'jaEstava', mensagem: M.jaEstava };
      }
    });
  },
  executar: responderPorProjeto,
};

export const prorrogarCorrecao: Executar<Api['prorrogarCorrecao']> = async (ctx, pedido) => {
  const travada = await travarHomologacao(ctx, pedido.params.id);
  const depois = await mover(ctx, travada, {
    ato: 'prorrogarCorrecao',
    quem: ctx.usuario.tipo,
    dados: () => pedido.corpo(),
    texto: ({ motivo }) => motivo ?? '',
  });
  await avisarCoordenador(ctx, travada, { ...depois, motivo: pedido.corpo().motivo ?? '' }, 'prorrogado');
  return lida(ctx, pedido.params.id);
};

export const desfazerHomologacao: Executar<Api['desfazerHomologacao']> = async (ctx, pedido) => {
  const travada = await travarHomologacao(ctx, pedido.params.id);
  const depois = await mover(ctx, travada, {
    ato: 'desfazerHomologacao',
    quem: ctx.usuario.tipo,
    dados: () => pedido.corpo(),
    texto: ({ motivo }) => motivo ?? '',
  });
  // The coordinator got no mail that the project was homologado, so undoing that sends none either.
  if (travada.antes.estado !== 'homologado') {
    await avisarCoordenador(ctx, travada, { ...depois, motivo: pedido.corpo().motivo ?? '' }, 'desfeita');
  }
  return lida(ctx, pedido.params.id);
};

export const decidirRecursoDaHomologacao: Executar<Api['decidirRecursoDaHomologacao']> = async (
  ctx,
  pedido,
) => {
  const travada = await travarHomologacao(ctx, pedido.params.id);
  const depois = await mover(ctx, travada, {
    ato: 'decidirRecursoDaHomologacao',
    quem: ctx.usuario.tipo,
    dados: () => pedido.corpo(),
    texto: ({ motivo }) => motivo ?? '',
  });
  const caso = depois.estado === 'homologado' ? 'recursoAceito' : 'recursoRecusado';
  await avisarCoordenador(ctx, travada, depois, caso);
  return lida(ctx, pedido.params.id);
};
