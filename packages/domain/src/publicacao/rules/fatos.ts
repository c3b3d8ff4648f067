import { situacaoPorExtenso } from '../../decisao/rules/vagas.ts';
import { diaNoFuso, nomeDoMes } from '../../kernel/datas.ts';
import { motivoPorExtenso, nomeDoResultado } from '../../resultado/messages.ts';
import {
  empatePorExtenso,
  mudancasPorExtenso,
  posicoesDivididas,
  ressalvasPorExtenso,
  suplentePorExtenso,
  valorPorExtenso,
} from '../../resultado/rules/por-extenso.ts';
import { mudancasEntre } from '../../resultado/rules/versoes.ts';
import type { LinhaDoResultado, LinhaExibida, VersaoDoResultado } from '../../resultado/types.ts';
import { vagasPorExtenso } from '../../reuniao/rules/ata.ts';
import type { LinhaDoTexto, NomeDoModelo } from '../types.ts';
import type { Blocos, FatosDoSistema } from './preencher.ts';

/** '1º de março de 2026'. */
export function diaPorExtenso(instante: Date, fuso: string): string {
  const [ano = '', mes = '', dia = ''] = diaNoFuso(instante, fuso).split('-');
  return `${Number(dia) === 1 ? '1º' : Number(dia)} de ${nomeDoMes(Number(mes))} de ${ano}`;
}

export interface VersaoParaOTexto {
  readonly instituicao: { readonly nome: string; readonly programa: string; readonly cidade: string };
  readonly publicUrl: string;
  readonly fuso: string;
  readonly agora: Date;
  readonly edital: {
    readonly id: number;
    readonly nome: string;
    readonly ano: number;
    readonly finalEm?: string | null | undefined;
    readonly processo?: string | null | undefined;
  };
  readonly versao: VersaoDoResultado;
  readonly linhas: readonly LinhaExibida[];
  /** Rows of the version before; null for the first one. */
  readonly antes: readonly LinhaDoResultado[] | null;
}

const soma = (numeros: readonly number[]) => numeros.reduce((a, b) => a + b, 0);

/** The facts of a version of a result for its text; `numero` is '' until it has one. */
export function fatosDaVersao(
  { instituicao, publicUrl, fuso, agora, edital, versao, linhas }: VersaoParaOTexto,
  numero = '',
): FatosDoSistema {
  const { justificativa } = versao;
  // Places of ended projects count where they were passed on to.
  const com = linhas.filter(({ devolveu }) => devolveu === undefined);
  const quantos = (vale: (linha: LinhaDoResultado) => boolean) => String(linhas.filter(vale).length);
  return {
    instituicao: instituicao.nome,
    programa: instituicao.programa,
    cidade: instituicao.cidade,
    edital: edital.nome,
    ano: String(edital.ano),
    numero,
    dataDoTexto: diaPorExtenso(agora, fuso),
    resultado: nomeDoResultado(edital, versao).toLowerCase(),
    versao: String(versao.numero),
    // A template ends its own sentence.
    motivoDaVersao: `${motivoPorExtenso(versao)}${justificativa === null ? '' : `: ${justificativa.replace(/[.\s]+$/, '')}`}`,
    dataPublicacao: diaPorExtenso(new Date(versao.instante), fuso),
    totalDeProjetos: String(linhas.length),
    aprovados: quantos(({ situacaoExibida }) => situacaoExibida.startsWith('APROVADO')),
    reprovados: quantos(({ situacaoExibida }) => situacaoExibida === 'REPROVADO'),
    bolsas: String(soma(com.map((linha) => linha.remunerados_aprovados))),
    voluntarios: String(soma(com.map((linha) => linha.voluntarios_aprovados))),
    suplentes: quantos(({ suplente }) => typeof suplente === 'number'),
    endereco: `${publicUrl}/resultados/${edital.id}/versoes/${versao.numero}`,
    sha256DoResultado: versao.sha256,
  };
}

/** The rows of the version, and what it changed, in words. */
export function blocosDaVersao({ linhas, antes }: Pick<VersaoParaOTexto, 'antes' | 'linhas'>): Blocos {
  const divididas = posicoesDivididas(linhas);
  const guardadas = linhas.map(({ devolveu: _devolveu, ...linha }) => linha);
  const mudancas = antes === null ? [] : mudancasEntre(antes, guardadas);
  return {
    linhas: linhas.map(
      (linha): LinhaDoTexto => ({
        posicao: linha.posicao === null ? 'sem posição' : `${linha.posicao}º`,
        numero: linha.projeto_id,
        titulo: linha.titulo,
        coordenador: linha.coordenador,
        unidade: linha.unidade,
        tipo: linha.tipoProjeto,
        total: valorPorExtenso(linha.total),
        situacao: situacaoPorExtenso(
          linha.situacaoExibida,
          linha.vagas,
          suplentePorExtenso(linha),
          ressalvasPorExtenso(linha),
        ),
        vagas: vagasPorExtenso({
          remunerados: linha.remunerados_aprovados,
          voluntarios: linha.voluntarios_aprovados,
        }),
        desempate: empatePorExtenso(linha, divididas),
      }),
    ),
    mudancas:
      antes === null
        ? ['Esta é a primeira versão do resultado.']
        : mudancas.length === 0
          ? ['Nenhuma linha mudou.']
          : mudancas.map(
              ({ projeto_id, titulo, campos }) =>
                `Projeto nº ${projeto_id}, ${titulo}. ${mudancasPorExtenso(campos)}.`,
            ),
  };
}

/** The template that fits the version; the publisher may choose another. */
export function modeloSugerido({
  motivo,
  preliminar,
}: Pick<VersaoDoResultado, 'motivo' | 'preliminar'>): NomeDoModelo {
  if (['RECURSO', 'CORRECAO', 'ANULACAO', 'SUPLENTE'].includes(motivo)) return 'correcao';
  return preliminar === true ? 'preliminar' : 'resultado';
}
