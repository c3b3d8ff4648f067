import type { Api } from '@instrutoria/contract/api.ts';
import { CRITERIOS } from '@instrutoria/domain/avaliacao/types.ts';
import { podeAdministrar } from '@instrutoria/domain/conta/policies.ts';
import { cabe } from '@instrutoria/domain/kernel/maquina.ts';
import { porNome } from '@instrutoria/domain/kernel/objetos.ts';
import { ENCOBERTO } from '@instrutoria/domain/projeto/rules/projeto-sem-nomes.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { MAQUINA_DA_RELATORIA } from '@instrutoria/domain/recurso/maquina.ts';
import { nomeDoAnexo } from '@instrutoria/domain/recurso/rules/criterios.ts';
import { type Contexto, comVersao, type Executar } from '../../../context.ts';
import { lerFuso } from '../../../db/settings.ts';
import { registrarAcesso } from '../../auditoria/acesso-repository.ts';
import { regrasEmVigor } from '../../edital/regras-queries.ts';
import { abrirParaLeitor } from '../../projeto/comprovante-repository.ts';
import { lerProjetoInteiro } from '../../projeto/queries.ts';
import { comprovanteDoProjeto } from '../../projeto/repository.ts';
import { comoLe, leEsteSemNomes } from '../../projeto/sem-nomes-queries.ts';
import * as recursos from '../queries.ts';
import * as queries from '../relatoria-queries.ts';
import { substitui } from '../substituto-queries.ts';
import { ehRelator, origemConhecida, podeDecidir, recursoDesconhecido } from './relatoria-travada.ts';

async function leitorDe(ctx: Contexto) {
  const { agora, usuario } = ctx;
  return {
    id: usuario.id,
    tipo: usuario.tipo,
    agora,
    fuso: await lerFuso(ctx.db),
  };
}

export const listarMesaDeRecursos: Executar<Api['listarMesaDeRecursos']> = async (ctx, { query }) => {
  const { linhas, total } = await queries.listarMesa(ctx.db, query, await leitorDe(ctx));
  return { status: 200, dados: linhas, total };
};

export const listarRelatorias: Executar<Api['listarRelatorias']> = async (ctx, { query }) => {
  const { linhas, total } = await queries.listarRelatorias(ctx.db, query, await leitorDe(ctx));
  return { status: 200, dados: linhas, total };
};

export const listarRelatores: Executar<Api['listarRelatores']> = async (ctx, { params, query }) => {
  const { projeto } = await origemConhecida(ctx, params.recurso);
  if (!(await podeDecidir(ctx, projeto.id))) throw recursoDesconhecido();
  const { linhas, total } = await queries.listarRelatores(ctx.db, projeto.id, query, ctx.usuario.id);
  return { status: 200, dados: linhas, total };
};

/** The rapporteur reads their own draft; those who decide read the one that was handed over. */
async function minutaPara(ctx: Contexto, id: number, souRelator: boolean, entregue: boolean) {
  const ultima = await queries.ultimaMinuta(ctx.db, id);
  if (ultima === null || (souRelator ? ultima.autorId !== ctx.usuario.id : !entregue)) return null;
  const { versao, gravadaEm, conteudo } = ultima;
  const numero = (campo: keyof typeof conteudo) => {
    const valor = conteudo[campo];
    return typeof valor === 'number' ? valor : null;
  };
  return {
    versao,
    gravadaEm,
    decisao: conteudo.decisao ?? null,
    feedback: conteudo.feedback ?? '',
    criterios: (conteudo.criterios ?? []).map(({ criterio, acolhido, feedback }) => ({
      criterio,
      acolhido: acolhido ?? null,
      feedback: feedback ?? '',
    })),
    ...porNome(CRITERIOS, numero),
    ...(conteudo.notas ? { notas: [...conteudo.notas] } : {}),
    remunerados_aprovados: numero('remunerados_aprovados'),
    voluntarios_aprovados: numero('voluntarios_aprovados'),
  };
}

/** The appeal without its attachments, whose file names come from the appellant. */
function semNomes(recurso: recursos.Recurso): recursos.Recurso {
  const { projetoAprovacao, anexos } = recurso;
  const projeto = { ...projetoAprovacao.projeto, ...ENCOBERTO };
  return {
    ...recurso,
    projetoAprovacao: { ...projetoAprovacao, projeto },
    ...(anexos && { anexos: anexos.map((um, i) => ({ ...um, nome: nomeDoAnexo(null, i + 1) })) }),
  };
}

/** Throws 404 for everybody except its rapporteur and those who may decide it. */
export async function relatoriaPara(ctx: Contexto, id: number) {
  const { projeto, editalId } = await origemConhecida(ctx, id);
  const { versao, estado, relatorId, desde, nome } = await queries.lerRelatoria(ctx.db, id);
  const souRelator = ehRelator(ctx, { estado, relatorId });
  const decide = await podeDecidir(ctx, projeto.id);
  if (!souRelator && !decide) throw recursoDesconhecido();
  const leitor = {
    agora: ctx.agora,
    id: ctx.usuario.id,
    tipos: podeAdministrar(ctx.usuario),
    decide: ctx.usuario.id,
  };
  const lido = await recursos.lerRecurso(ctx.db, id, leitor);
  if (lido === null) throw recursoDesconhecido();
  const recurso = (await leEsteSemNomes(ctx.db, ctx.usuario, projeto.id)) ? semNomes(lido) : lido;
  const { recursoComRelator: ligada } = await regrasEmVigor(ctx.db, editalId);
  const fatos = { ligada, status: recurso.status };
  return {
    versao,
    estado,
    relator: relatorId === null ? null : { id: relatorId, nome: nome ?? '' },
    desde,
    souRelator,
    podeEscrever: souRelator && cabe(MAQUINA_DA_RELATORIA, { estado, relatorId }, 'salvarMinuta', fatos),
    podeDesignar: decide && ligada && recurso.status === 'PENDENTE',
    // The draft may quote the answers.
    minuta: await minutaPara(
      ctx,
      id,
      souRelator,
      estado === 'entregue' && recurso.contrarrazoes?.depoisDaSua !== true,
    ),
    recurso,
  };
}

export const lerRelatoria: Executar<Api['lerRelatoria']> = async (ctx, { params }) =>
  comVersao(200, await relatoriaPara(ctx, params.id));

/** The evaluator's view, without the texts about the assessment. */
const VISAO = { comprovante: true, tipos: false, avaliacao: false, alunos: false, vice: false };

type PdfDoProjeto = (
  ctx: Contexto,
  id: number,
  ler: () => Promise<Projeto>,
) => Promise<{ readonly tipo: 'application/pdf'; readonly bytes: Uint8Array; readonly nome: string }>;

export const lerDocumentoDaRelatoria =
  (pdfDoProjeto: PdfDoProjeto): Executar<Api['lerDocumentoDaRelatoria']> =>
  async (ctx, { params }) => {
    const { projeto } = await origemConhecida(ctx, params.id);
    const relatoria = await queries.lerRelatoria(ctx.db, params.id);
    const recurso = await recursos.lerRecurso(ctx.db, params.id, {
      agora: ctx.agora,
      id: ctx.usuario.id,
      tipos: false,
      decide: ctx.usuario.id,
    });
    const le = ehRelator(ctx, relatoria) || (await substitui(ctx.db, params.id, ctx.usuario.id));
    if (!le || recurso?.status !== 'PENDENTE' || recurso.impedimento !== undefined) {
      throw recursoDesconhecido();
    }
    if (params.documento === 'projeto') {
      const ler = async (): Promise<Projeto> => {
        const lido = await comoLe(ctx, projeto.id, lerProjetoInteiro(ctx.db, projeto.id, ctx.agora, VISAO));
        if (lido === null) throw recursoDesconhecido();
        return lido;
      };
      return { status: 200, arquivo: await pdfDoProjeto(ctx, projeto.id, ler) };
    }
    const guardado = await comprovanteDoProjeto(ctx.db, projeto.id);
    if (guardado === null) throw recursoDesconhecido();
    const bytes = await abrirParaLeitor(ctx, guardado.referencia, projeto.id);
    await registrarAcesso(ctx, {
      documento: 'comprovante_disciplinas',
      registro: { tipo: 'projeto', id: projeto.id },
      // The coordinator, who sees who opened their documents, must not learn who the rapporteur is.
      titularId: null,
    });
    return {
      status: 200,
      arquivo: { tipo: 'application/pdf', bytes, nome: `comprovante_projeto_${projeto.id}.pdf` },
    };
  };
