import type { Api } from '@instrutoria/contract/api.ts';
import type { BodyOf } from '@instrutoria/contract/route.ts';
import { diaNoFuso } from '@instrutoria/domain/kernel/datas.ts';
import { DomainError, exigirSemProblemas } from '@instrutoria/domain/kernel/domain-error.ts';
import { problema } from '@instrutoria/domain/kernel/problema.ts';
import { estaVazio, normalizarTexto } from '@instrutoria/domain/kernel/texto.ts';
import { CAMPOS_DE_QUEM_PUBLICA } from '@instrutoria/domain/publicacao/campos.ts';
import { MENSAGENS_PUBLICACAO as M } from '@instrutoria/domain/publicacao/messages.ts';
import {
  blocosDaVersao,
  fatosDaVersao,
  type VersaoParaOTexto,
} from '@instrutoria/domain/publicacao/rules/fatos.ts';
import { camposUsados } from '@instrutoria/domain/publicacao/rules/modelo.ts';
import {
  preencher,
  problemasDoMotivoDoTexto,
  problemasDosComplementos,
} from '@instrutoria/domain/publicacao/rules/preencher.ts';
import { nomeDoTexto, textoDaPublicacao } from '@instrutoria/domain/publicacao/rules/texto.ts';
import type { ConteudoDoTexto, Modelo } from '@instrutoria/domain/publicacao/types.ts';
import { sha256 } from '../../../adapters/sha256.ts';
import { type Contexto, comVersao, type Executar } from '../../../context.ts';
import type { Executor } from '../../../db/connection/transaction.ts';
import { auditar } from '../../auditoria/repository.ts';
import { comMarcasDosCoordenadores } from '../../conta/nome-no-texto-repository.ts';
import { travarEdital } from '../../edital/repository.ts';
import { exigirPublicado } from '../../resultado/publicados-queries.ts';
import { garantirVersoes } from '../../resultado/repository.ts';
import { lerModelo } from '../modelos-queries.ts';
import { lerTexto, type TextoListado } from '../queries.ts';
import { inserirTexto, proximoNumeroDoTexto, travarPublicacao } from '../repository.ts';
import { versaoParaOTexto } from './ler-versao.ts';
import { textoNaoEncontrado } from './texto-encontrado.ts';

type TextoPedido = BodyOf<Api['guardarTextoDePublicacao']>;
type Numero = Pick<ConteudoDoTexto, 'ano' | 'numero' | 'versao'>;

interface Passo {
  readonly acao: 'corrigirTextoDePublicacao' | 'guardarTextoDePublicacao';
  readonly daVersao: VersaoParaOTexto;
  readonly modelo: Modelo;
  readonly pedido: TextoPedido;
  readonly numero: Numero;
  readonly publico: boolean;
  readonly motivo: string | null;
}

/** Locks the call, then the numbers. A call published before versions were stored gets them here (D52). */
async function travar(ctx: Contexto, editalId: number): Promise<void> {
  await travarEdital(ctx.db, editalId);
  await garantirVersoes(ctx.db, await exigirPublicado(ctx, editalId), { agora: ctx.agora.toISOString() });
  await travarPublicacao(ctx.db);
}

/** Keeps only the fields that the template uses. */
function complementosUsados(modelo: Modelo, pedido: TextoPedido): Record<string, string> {
  const usados = camposUsados(modelo);
  return Object.fromEntries(
    CAMPOS_DE_QUEM_PUBLICA.filter((campo) => usados.has(campo)).map((campo) => [
      campo,
      normalizarTexto(pedido[campo] ?? ''),
    ]),
  );
}

/** Coordinators as they are hashed: their names may change. */
async function comAsMarcas(db: Executor, { linhas, antes }: VersaoParaOTexto) {
  return {
    linhas: await comMarcasDosCoordenadores(db, linhas),
    antes: antes === null ? null : await comMarcasDosCoordenadores(db, antes),
  };
}

async function guardar(ctx: Contexto, passo: Passo): Promise<TextoListado> {
  const { acao, daVersao, modelo, pedido, numero, publico, motivo } = passo;
  const { edital, versao, instituicao, fuso } = daVersao;
  const complementos = complementosUsados(modelo, pedido);
  const fatos = fatosDaVersao(daVersao, `${numero.numero}/${numero.ano}`);
  const conteudo: ConteudoDoTexto = {
    especie: modelo.especie,
    ...numero,
    instituicao: instituicao.nome,
    programa: instituicao.programa,
    edital: edital.nome,
    fuso,
    correcao: motivo === null ? null : { motivo, quando: ctx.agora.toISOString() },
    ...preencher(modelo, { ...fatos, ...complementos }, blocosDaVersao(await comAsMarcas(ctx.db, daVersao))),
  };
  const texto = textoDaPublicacao(conteudo);
  const id = await inserirTexto(ctx.db, {
    editalId: edital.id,
    resultadoNumero: versao.numero,
    especie: modelo.especie,
    ...numero,
    modelo: pedido.modelo,
    modeloVersao: pedido.modeloVersao,
    publico,
    complementos,
    conteudo,
    texto,
    sha256: sha256(texto),
    motivo,
    autorId: ctx.usuario.id,
    criadoEm: ctx.agora,
  });
  await auditar(ctx, {
    acao,
    registro: { tipo: 'edital', id: edital.id },
    depois: {
      texto: `${nomeDoTexto(conteudo)}, versão ${numero.versao}`,
      resultado: versao.numero,
      modelo: pedido.modelo,
      publico,
      ...(motivo === null ? {} : { motivo }),
    },
  });
  const guardado = await lerTexto(ctx.db, id);
  if (guardado === null) throw textoNaoEncontrado();
  const { edital: _edital, ...listado } = guardado;
  return listado;
}

/**
 * The template; throws 412 if it changed since the reader saw it, 422 without a value for each of its fields.
 */
async function modeloVisto(ctx: Contexto, { modelo: nome, modeloVersao }: TextoPedido): Promise<Modelo> {
  const { versao, especie, titulo, corpo } = await lerModelo(ctx.db, nome);
  ctx.exigirVersaoDaLinha(modeloVersao, versao);
  return { especie, titulo, corpo };
}

/** Uses the call's process number, unless the publisher wrote another one. */
function comOProcesso(pedido: TextoPedido, { edital }: VersaoParaOTexto): TextoPedido {
  return estaVazio(pedido.processo) ? { ...pedido, processo: edital.processo ?? null } : pedido;
}

const umNumero = (daVersao: VersaoParaOTexto) => fatosDaVersao(daVersao, '1');

export const guardarTextoDePublicacao: Executar<Api['guardarTextoDePublicacao']> = async (ctx, recebido) => {
  const { id, numero: resultado } = recebido.params;
  await exigirPublicado(ctx, id);
  await travar(ctx, id);
  const daVersao = await versaoParaOTexto(ctx, id, resultado);
  const pedido = comOProcesso(recebido.corpo(), daVersao);
  const modelo = await modeloVisto(ctx, pedido);
  exigirSemProblemas(problemasDosComplementos(modelo, umNumero(daVersao), pedido));
  const ano = Number(diaNoFuso(ctx.agora, daVersao.fuso).slice(0, 4));
  const numero = await proximoNumeroDoTexto(ctx.db, modelo.especie, ano);
  const dados = await guardar(ctx, {
    acao: 'guardarTextoDePublicacao',
    daVersao,
    modelo,
    pedido,
    numero: { ano, numero, versao: 1 },
    publico: pedido.publico,
    motivo: null,
  });
  return comVersao(201, dados);
};

/** Only the version in force can be corrected, so the second of two simultaneous corrections is refused. */
export const corrigirTextoDePublicacao: Executar<Api['corrigirTextoDePublicacao']> = async (
  ctx,
  recebido,
) => {
  const { id } = recebido.params;
  const achado = await lerTexto(ctx.db, id);
  if (achado === null) throw textoNaoEncontrado();
  await travar(ctx, achado.edital);
  const anterior = await lerTexto(ctx.db, id);
  if (anterior?.emVigor !== true) throw new DomainError('conflito', 'JA_CORRIGIDO', M.jaCorrigido);
  const daVersao = await versaoParaOTexto(ctx, anterior.edital, anterior.resultado);
  const { motivo, ...escrito } = recebido.corpo();
  const pedido = comOProcesso(escrito, daVersao);
  const modelo = await modeloVisto(ctx, pedido);
  const { ano, numero, versao, especie, publico } = anterior;
  exigirSemProblemas([
    ...(modelo.especie === especie ? [] : [problema('modelo', 'OUTRA_ESPECIE', M.outraEspecie)]),
    ...(publico && !pedido.publico ? [problema('publico', 'PUBLICO_FICA', M.publicoFica)] : []),
    ...problemasDosComplementos(modelo, umNumero(daVersao), pedido),
    ...problemasDoMotivoDoTexto(motivo),
  ]);
  const dados = await guardar(ctx, {
    acao: 'corrigirTextoDePublicacao',
    daVersao,
    modelo,
    pedido,
    numero: { ano, numero, versao: versao + 1 },
    publico: pedido.publico,
    motivo: normalizarTexto(motivo ?? ''),
  });
  return comVersao(201, dados);
};
