import { diasSemExpediente } from '@instrutoria/domain/configuracao/rules/problemas-da-configuracao.ts';
import type { Papel } from '@instrutoria/domain/conta/types.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import {
  type AtosDaHomologacao,
  type FatosDaHomologacao,
  MAQUINA_DA_HOMOLOGACAO,
} from '@instrutoria/domain/homologacao/maquina.ts';
import type { Mudanca } from '@instrutoria/domain/homologacao/rules/marca-e-correcao.ts';
import { type HomologacaoGuardada, NUNCA_MARCADO } from '@instrutoria/domain/homologacao/types.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { exigirAto, transitar } from '@instrutoria/domain/kernel/maquina.ts';
import type { Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { lerHomologacao } from '../../edital/homologacao-queries.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { editalEmQueConta, projetoNaoEncontrado } from '../../projeto/relacao-queries.ts';
import { type ProjetoGuardado, temAvaliador, travarProjeto } from '../../projeto/repository.ts';
import { gravarAto } from '../repository.ts';
import { segurarEdital } from './achar.ts';

export interface Travada {
  readonly edital: Edital;
  readonly projeto: ProjetoGuardado;
  readonly antes: HomologacaoGuardada;
  readonly versao: number;
  readonly fatos: FatosDaHomologacao;
}

/**
 * Locks the call (shared), then the project, so that designating, marking and correcting wait for each other
 * (T-G9).
 */
export async function travarHomologacao(ctx: Contexto, projetoId: number): Promise<Travada> {
  const editalId = await editalEmQueConta(ctx.db, projetoId);
  if (editalId === null) throw projetoNaoEncontrado();
  const edital = await segurarEdital(ctx, editalId);
  const projeto = await travarProjeto(ctx.db, projetoId);
  if (projeto === null) throw projetoNaoEncontrado();
  const { homologacao: ligada, recursoDeHomologacaoDias: recursoDias } = await regrasEmVigor(
    ctx.db,
    editalId,
  );
  const lida = await lerHomologacao(ctx.db, projetoId);
  const { versao, ...antes } = lida ?? { ...NUNCA_MARCADO, versao: 1 };
  const configuracao = await lerConfiguracao(ctx.db);
  const fatos = {
    edital,
    ligada,
    recursoDias,
    hoje: diaNoFuso(ctx.agora, configuracao.fuso),
    semExpediente: diasSemExpediente(configuracao),
    temAvaliador: await temAvaliador(ctx.db, projetoId),
  };
  return { edital, projeto, antes, versao, fatos };
}

type Ato = keyof AtosDaHomologacao;
type Dados<A extends Ato> = AtosDaHomologacao[A] extends { readonly dados: infer D } ? D : undefined;

interface Passo<A extends Ato> {
  readonly ato: A;
  readonly quem: Papel;
  /** Called only after the state and the version were checked (E-CHAMADAS-4). */
  readonly dados: () => Dados<A>;
  readonly texto: (dados: Dados<A>) => string;
  readonly mudancas?: readonly Mudanca[];
}

/**
 * Checks the domain's table in the order 403, 409, 412, 422, then writes the row, its history and its audit.
 */
export async function mover<A extends Ato>(
  ctx: Contexto,
  { projeto, antes, versao, fatos }: Travada,
  passo: Passo<A>,
): Promise<HomologacaoGuardada> {
  const { ato, quem } = passo;
  // All acts are checked with the same facts.
  const pergunta = { quem, fatos } as { readonly quem: Papel } & Pick<AtosDaHomologacao[A], 'fatos'>;
  exigirAto(MAQUINA_DA_HOMOLOGACAO, antes, ato, pergunta);
  ctx.exigirVersao(versao);
  const dados = passo.dados();
  const pedido = { quem, fatos, dados } as unknown as { readonly quem: Papel } & AtosDaHomologacao[A];
  const depois = transitar(MAQUINA_DA_HOMOLOGACAO, antes, ato, pedido);
  const { mudancas } = passo;
  await gravarAto(ctx.db, {
    projetoId: projeto.id,
    ato,
    antes,
    depois,
    autorId: ctx.usuario.id,
    quando: ctx.agora,
    texto: passo.texto(dados).trim(),
    ...(mudancas === undefined ? {} : { mudancas }),
  });
  await auditar(ctx, {
    acao: ato,
    registro: { tipo: 'projeto', id: projeto.id },
    antes: { estado: antes.estado },
    depois: { estado: depois.estado, secoes: depois.secoes, ate: depois.ate, motivo: depois.motivo },
  });
  return depois;
}
