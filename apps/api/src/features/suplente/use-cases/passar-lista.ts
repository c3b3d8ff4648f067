import type { Api } from '@instrutoria/contract/api.ts';
import { exigirNaoParticipar } from '@instrutoria/domain/avaliacao/policies.ts';
import { MENSAGENS_DECISAO as A } from '@instrutoria/domain/decisao/messages.ts';
import { MENSAGENS_EDITAL } from '@instrutoria/domain/edital/messages.ts';
import { problemasDoMotivoDoEdital } from '@instrutoria/domain/edital/rules/motivo.ts';
import { ehPreliminar } from '@instrutoria/domain/edital/rules/resultado-publicado.ts';
import { diaNoFuso, somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { DIAS_DEPOIS_DO_AVISO } from '@instrutoria/domain/suplente/limits.ts';
import { MENSAGENS_SUPLENTE as M } from '@instrutoria/domain/suplente/messages.ts';
import { remessaPara } from '../../../adapters/mail/remessa.ts';
import { emailDaMudancaDaLista } from '../../../adapters/mail/templates/mudanca-da-lista.ts';
import type { Contexto, Executar } from '../../../context.ts';
import { participaDoEdital } from '../../../db/participacao.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { auditar } from '../../auditoria/repository.ts';
import { origemDoProjeto } from '../../avaliacao/origem-queries.ts';
import { enviarCarta } from '../../carta/repository.ts';
import { lerContatosAbertos } from '../../conta/queries.ts';
import { travarEdital } from '../../edital/repository.ts';
import { mudancaDaLista } from '../../resultado/mudanca-da-lista-queries.ts';
import { guardarVersao } from '../../resultado/repository.ts';
import { gravarAvisoDaLista, guardarCriterio } from '../../resultado/suplentes-repository.ts';

type Mudanca = NonNullable<Awaited<ReturnType<typeof mudancaDaLista>>>;

const conflito = (codigo: string, mensagem: string) => new DomainError('conflito', codigo, mensagem);

/**
 * A list keeps the rule that it was published with until an administrator moves it. The first call mails
 * those who would lose; the same call changes the list ten days later. If a project would lose more by then,
 * it mails again and waits another ten days (D53).
 */
export const passarListaDeSuplentes: Executar<Api['passarListaDeSuplentes']> = async (ctx, pedido) => {
  const edital = await travarEdital(ctx.db, pedido.params.id);
  if (edital === null)
    throw new DomainError('naoEncontrado', 'NAO_ENCONTRADO', MENSAGENS_EDITAL.naoEncontrado);
  if (await participaDoEdital(ctx.db, ctx.usuario.id, edital.id)) exigirNaoParticipar('dono');
  if (edital.fase !== 'resultado') throw conflito('FORA_DO_RESULTADO', A.soResultado);
  if (ehPreliminar(edital)) throw conflito('RESULTADO_PRELIMINAR', MENSAGENS_EDITAL.aindaPreliminar);
  const { fuso } = await lerConfiguracao(ctx.db);
  const hoje = diaNoFuso(ctx.agora, fuso);
  const mudanca = await mudancaDaLista(ctx.db, edital.id, hoje);
  if (mudanca === null) throw conflito('LISTA_DE_HOJE', M.listaDeHoje);
  const { porAvisar, pode, perdem } = mudanca;
  if (porAvisar.length === 0 && !pode) throw conflito('ESPERA_OS_AVISADOS', M.listaEspera);
  const escrito = pedido.corpo().motivo;
  exigirSemProblemas(problemasDoMotivoDoEdital(escrito));
  const motivo = escrito.trim();
  const registro = { tipo: 'edital', id: edital.id } as const;
  if (porAvisar.length > 0) {
    const desde = somarDias(hoje, DIAS_DEPOIS_DO_AVISO);
    await avisar(ctx, { id: edital.id, nome: edital.nome }, porAvisar, { motivo, dia: hoje, desde });
    const avisados = porAvisar.map(({ projeto_id, de, para }) => ({ projeto: projeto_id, de, para }));
    await auditar(ctx, { acao: 'passarListaDeSuplentes', registro, depois: { avisados, desde, motivo } });
    return { status: 200, dados: { message: M.listaAvisada, desde } };
  }
  await guardarCriterio(ctx.db, edital.id);
  const versao = await guardarVersao(
    ctx.db,
    edital.id,
    { motivo: 'SUPLENTE', justificativa: motivo },
    ctx.agora,
  );
  const perderam = perdem.map(({ projeto_id, de, para }) => ({ projeto: projeto_id, de, para }));
  await auditar(ctx, { acao: 'passarListaDeSuplentes', registro, depois: { versao, perderam, motivo } });
  return { status: 200, dados: { message: M.listaPassada, desde: null } };
};

/** One mail per coordinator, with all of their projects that lose. */
async function avisar(
  ctx: Contexto,
  edital: { readonly id: number; readonly nome: string },
  porAvisar: Mudanca['porAvisar'],
  { motivo, dia, desde }: { readonly motivo: string; readonly dia: string; readonly desde: string },
): Promise<void> {
  const deCada = new Map<number, { id: number; titulo: string; de: number; para: number | null }[]>();
  for (const { projeto_id, de, para } of porAvisar) {
    await gravarAvisoDaLista(ctx.db, {
      ...{ editalId: edital.id, projetoId: projeto_id, de, para, dia, motivo },
      autorId: ctx.usuario.id,
      criadoEm: ctx.agora,
    });
    const origem = await origemDoProjeto(ctx.db, projeto_id);
    if (origem === null) throw new Error('a suplente without its approval');
    const { coordenadorId, titulo } = origem;
    deCada.set(coordenadorId, [...(deCada.get(coordenadorId) ?? []), { id: projeto_id, titulo, de, para }]);
  }
  const configuracao = await lerConfiguracao(ctx.db);
  for (const contato of await lerContatosAbertos(ctx.db, [...deCada.keys()])) {
    const projetos = deCada.get(contato.id) ?? [];
    const carta = emailDaMudancaDaLista({
      ...remessaPara(contato, ctx.deps, configuracao),
      ...{ edital: edital.nome, motivo, desde, projetos },
    });
    await enviarCarta(ctx, carta, {
      especie: 'suplente',
      pessoaId: contato.id,
      projetos: projetos.map((projeto) => projeto.id),
    });
  }
}
