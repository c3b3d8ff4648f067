import type { Api } from '@instrutoria/contract/api.ts';
import { DomainError } from '@instrutoria/domain/kernel/domain-error.ts';
import { exigirAto, transitar } from '@instrutoria/domain/kernel/maquina.ts';
import { normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import { MAQUINA_DA_REUNIAO } from '@instrutoria/domain/reuniao/maquina.ts';
import { MENSAGENS_REUNIAO as M } from '@instrutoria/domain/reuniao/messages.ts';
import { type Contexto, comVersao, type Executar } from '../../../context.ts';
import { lerConfiguracao } from '../../../db/settings.ts';
import { montarAta } from '../../../documents/pdf/ata/montar.ts';
import { montarRetificacao } from '../../../documents/pdf/ata/retificacao.ts';
import { lerLogotipo } from '../../arquivo/repository.ts';
import { lerAta, lerRetificacao, nomeadosNaReuniao } from '../../ata/queries.ts';
import { auditar } from '../../auditoria/repository.ts';
import { arquivoDoTexto } from '../../conta/arquivo-do-texto-queries.ts';
import { comNomesDeHoje } from '../../conta/nome-no-texto-repository.ts';
import { guardarRetificacao } from './guardar-ata.ts';
import { reuniaoPara } from './ler-reuniao.ts';
import { podeLerAta, reuniaoEncontrada } from './reuniao-encontrada.ts';
import { travarComEdital } from './reuniao-travada.ts';

function ataNaoEncontrada(): DomainError {
  return new DomainError('naoEncontrado', 'NAO_ENCONTRADO', M.ataNaoEncontrada);
}

/** Throws 409 before publication for a person who is barred from one of its items. */
async function exigirQueLeiaAta(ctx: Contexto, id: number): Promise<void> {
  const reuniao = await reuniaoEncontrada(ctx, id);
  if (!(await podeLerAta(ctx, reuniao))) {
    throw new DomainError('conflito', 'ATA_COM_IMPEDIMENTO', M.ataComImpedimento);
  }
}

async function ataEncontrada(ctx: Contexto, id: number, versao: number | undefined) {
  await exigirQueLeiaAta(ctx, id);
  const ata = await lerAta(ctx.db, id, versao);
  if (ata === null) throw ataNaoEncontrada();
  return ata;
}

async function retificacaoEncontrada(ctx: Contexto, id: number, retificacao: number) {
  await exigirQueLeiaAta(ctx, id);
  const achada = await lerRetificacao(ctx.db, id, retificacao);
  if (achada === null) throw ataNaoEncontrada();
  const { numero, ano } = achada.conteudo;
  return { ...achada, nome: `retificacao-${numero}-${ano}` };
}

const nome = ({ conteudo: { numero, ano, versao } }: Awaited<ReturnType<typeof ataEncontrada>>) =>
  `ata-${numero}-${ano}${versao > 1 ? `-versao-${versao}` : ''}`;

async function pdfDaRetificacao(ctx: Contexto, id: number, retificacao: number) {
  const { conteudo, sha256, criadaEm, nome: chamada } = await retificacaoEncontrada(ctx, id, retificacao);
  const bytes = await ctx.deps.pdf.documento(async () => {
    const { instituicao } = await lerConfiguracao(ctx.db);
    const logo = await lerLogotipo(ctx.deps.storage, instituicao.logo);
    return montarRetificacao({ reuniao: id, conteudo, sha256, criadaEm, instituicao, logo });
  });
  return { status: 200, arquivo: { tipo: 'application/pdf', bytes, nome: `${chamada}.pdf` } } as const;
}

export const gerarPdfDaAta: Executar<Api['gerarPdfDaAta']> = async (ctx, { params, query }) => {
  if (query.retificacao !== undefined) return pdfDaRetificacao(ctx, params.id, query.retificacao);
  const ata = await ataEncontrada(ctx, params.id, query.versao);
  const bytes = await ctx.deps.pdf.documento(async () => {
    const { instituicao } = await lerConfiguracao(ctx.db);
    const logo = await lerLogotipo(ctx.deps.storage, instituicao.logo);
    const { conteudo, sha256, criadaEm } = ata;
    return montarAta({ reuniao: params.id, conteudo, sha256, criadaEm, instituicao, logo });
  });
  return { status: 200, arquivo: { tipo: 'application/pdf', bytes, nome: `${nome(ata)}.pdf` } };
};

async function lida(ctx: Contexto, id: number, versao: number | undefined) {
  const ata = await ataEncontrada(ctx, id, versao);
  return { ...ata, nome: nome(ata) };
}

/** With today's names; or the hashed text, with marks for names. */
export const baixarTextoDaAta: Executar<Api['baixarTextoDaAta']> = async (ctx, { params, query }) => {
  const achado =
    query.retificacao === undefined
      ? await lida(ctx, params.id, query.versao)
      : await retificacaoEncontrada(ctx, params.id, query.retificacao);
  const deHoje = await comNomesDeHoje(ctx.db, achado.texto, nomeadosNaReuniao(params.id));
  return arquivoDoTexto(ctx.db, { ...achado, deHoje }, query);
};

export const corrigirAta: Executar<Api['corrigirAta']> = async (ctx, pedido) => {
  const { id } = pedido.params;
  await exigirQueLeiaAta(ctx, id);
  const { lida, guardada, fatos } = await travarComEdital(ctx, id);
  const quem = ctx.usuario.tipo;
  exigirAto(MAQUINA_DA_REUNIAO, guardada, 'corrigirAta', { quem, fatos });
  const dados = pedido.corpo();
  transitar(MAQUINA_DA_REUNIAO, guardada, 'corrigirAta', { quem, fatos, dados });
  const anterior = await lerAta(ctx.db, id);
  if (anterior === null) throw ataNaoEncontrada();
  const { texto, motivo } = dados;
  await guardarRetificacao(ctx, id, anterior.conteudo, {
    texto: normalizarTexto(texto ?? ''),
    motivo: normalizarTexto(motivo ?? ''),
    quando: ctx.agora.toISOString(),
  });
  await auditar(ctx, {
    acao: 'corrigirAta',
    registro: { tipo: 'edital', id: lida.edital.id },
    depois: { sessao: id, versao: anterior.versao + 1 },
  });
  return comVersao(201, await reuniaoPara(ctx, id));
};
