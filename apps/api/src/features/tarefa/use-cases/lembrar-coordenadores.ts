import type { Api } from '@instrutoria/contract/api.ts';
import { exigirNaoParticipar } from '@instrutoria/domain/avaliacao/policies.ts';
import { MENSAGENS_INSTRUTOR } from '@instrutoria/domain/instrutor/messages.ts';
import { diaNoFuso, inicioDoDia } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { MENSAGENS_TAREFA as M } from '@instrutoria/domain/tarefa/messages.ts';
import { oQueFalta } from '@instrutoria/domain/tarefa/rules/coordenador.ts';
import { problemasDosLembrados } from '@instrutoria/domain/tarefa/rules/lembretes.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDoQueFalta } from '../../../adapters/mail/templates/o-que-falta.ts';
import type { ComPreparo, Contexto } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { emLote, type Feito } from '../../carta/lote-repository.ts';
import { enviarCarta } from '../../carta/repository.ts';
import { lerEditais } from '../../edital/repository.ts';
import { prorrogacoesEmVigor } from '../../janela/queries.ts';
import { relacaoComProjeto } from '../../projeto/relacao-queries.ts';
import { lerProjetosPublicados } from '../coordenador-queries.ts';
import { coordenadorDoInstrutor, foiLembradoDesde, travarCoordenador } from '../lembrete-queries.ts';

type Linhas = Awaited<ReturnType<typeof emLote>>;

async function fatosDoCoordenador({ db, agora }: Contexto, coordenador: number) {
  const configuracao = await lerConfiguracao(db);
  const { fuso } = configuracao;
  const editais = await lerEditais(db, agora, fuso);
  const publicados = editais.filter(({ fase }) => fase === 'resultado').map(({ id }) => id);
  const projetos = await lerProjetosPublicados(db, coordenador, publicados);
  const prorrogacoes = await prorrogacoesEmVigor(db, diaNoFuso(agora, fuso));
  return { rascunhos: [], porConfirmar: null, projetos, editais, configuracao, prorrogacoes, agora };
}

/**
 * One mail per coordinator and day, with everything that their projects are missing: only the first row sends
 * it.
 */
async function lembrarDe(ctx: Contexto, instrutor: number): Promise<Feito> {
  const dono = await coordenadorDoInstrutor(ctx.db, instrutor);
  if (dono === null)
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_INSTRUTOR.naoEncontrado);
  exigirNaoParticipar(await relacaoComProjeto(ctx.db, ctx.usuario, dono.projeto));
  await travarCoordenador(ctx.db, dono.id);
  const fatos = await fatosDoCoordenador(ctx, dono.id);
  const { fuso } = fatos.configuracao;
  const soDele = fatos.projetos.map((projeto) => ({
    ...projeto,
    instrutores: projeto.instrutores.filter(({ id }) => id === instrutor),
    enviados: projeto.enviados?.filter((um) => um.instrutor === instrutor) ?? [],
  }));
  const desteProjeto = soDele.filter(({ id }) => id === dono.projeto);
  if (oQueFalta({ ...fatos, projetos: desteProjeto }).length === 0)
    throw new DomainError('conflito', 'NADA_FALTA', M.nadaFalta);
  const desde = inicioDoDia(diaNoFuso(ctx.agora, fuso), fuso);
  if (await foiLembradoDesde(ctx.db, dono.id, desde))
    return { resultado: 'jaEstava', mensagem: M.jaLembrado };
  const faltas = oQueFalta(fatos);
  await enviarCarta(ctx, emailDoQueFalta({ ...remessaPara(dono, ctx.deps, fatos.configuracao), faltas }), {
    especie: 'oQueFalta',
    pessoaId: dono.id,
    projetos: faltas.flatMap(({ projeto }) => projeto ?? []),
  });
  await auditar(ctx, {
    acao: 'lembrarCoordenadores',
    registro: { tipo: 'professor', id: dono.id },
    depois: { faltas: faltas.map(({ codigo, projeto }) => ({ codigo, projeto })) },
  });
  return { resultado: 'feito', mensagem: M.lembreteEnviado };
}

export const lembrarCoordenadores: ComPreparo<Api['lembrarCoordenadores'], Linhas> = {
  async preparar(ctx, pedido) {
    const { instrutores } = pedido.corpo();
    exigirSemProblemas(problemasDosLembrados(instrutores));
    return emLote(ctx, instrutores, lembrarDe);
  },
  executar: async (_ctx, _pedido, linhas) => ({
    status: 200,
    dados: { linhas: linhas.map(({ registro: instrutor, ...linha }) => ({ instrutor, ...linha })) },
  }),
};
