import type { TipoDeProjeto } from '../../edital/types.ts';
import { jsonCanonico } from '../../kernel/json-canonico.ts';
import { comPrefixo, type Problema, problema, reunir } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere } from '../../kernel/texto.ts';
import {
  AJUDA_DO_CRITERIO_MAXIMO,
  CRITERIOS_MAXIMO,
  NOME_DO_CRITERIO_MAXIMO,
  NOTA_MAXIMA,
  PESO_MAXIMO,
  PESO_MINIMO,
  SEMENTE_MAXIMA,
} from '../limits.ts';
import { MENSAGENS_BAREMA as M } from '../messages.ts';
import { type Barema, type CriterioDoBarema, DESEMPATES_FIXOS } from '../types.ts';
import { maiorTotal } from './totais.ts';

const CODIGO = /^[a-z][a-z0-9]{0,59}$/i;

/** Whether a text may be a criterion's code. */
export function ehCodigo(texto: string): boolean {
  return CODIGO.test(texto);
}

/** Whether a number is exactly one of at most so many decimals: what a screen shows alike must rank alike. */
function temCasas(n: number, casas: number): boolean {
  const escala = 10 ** casas;
  return Math.round(n * escala) / escala === n;
}

export function noPasso(n: number, passo: number): boolean {
  return temCasas(n, 1) && Math.round(n * 10) % Math.round(passo * 10) === 0;
}

function problemaDoTexto(campo: string, texto: string, maximo: number, longo: string): Problema | null {
  const deCaractere = problemaDeCaractere(campo, texto);
  if (deCaractere !== null) return deCaractere;
  return contarCodePoints(texto) > maximo ? problema(campo, 'TEXTO_LONGO', longo) : null;
}

function problemaDoMaximo({ maximo, passo }: CriterioDoBarema): Problema | null {
  if (!(maximo > 0 && maximo <= NOTA_MAXIMA && temCasas(maximo, 1)))
    return problema('maximo', 'MAXIMO_INVALIDO', M.maximoInvalido);
  return noPasso(maximo, passo) ? null : problema('maximo', 'MAXIMO_FORA_DO_PASSO', M.maximoForaDoPasso);
}

function problemaDoMinimo({ minimo, maximo, passo }: CriterioDoBarema): Problema | null {
  if (minimo === null || (minimo >= 0 && minimo <= maximo && noPasso(minimo, passo))) return null;
  return problema('minimo', 'MINIMO_INVALIDO', M.minimoInvalido);
}

function problemasDoCriterio(c: CriterioDoBarema, outros: readonly CriterioDoBarema[], tipo: TipoDeProjeto) {
  const igual = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
  const fixo = DESEMPATES_FIXOS.some((nome) => igual(nome, c.codigo));
  return reunir(
    ehCodigo(c.codigo) && !fixo ? null : problema('codigo', 'CODIGO_INVALIDO', M.codigoInvalido),
    outros.some(({ codigo }) => igual(codigo, c.codigo))
      ? problema('codigo', 'CODIGO_REPETIDO', M.codigoRepetido)
      : null,
    estaVazio(c.nome) ? problema('nome', 'NOME_VAZIO', M.nomeVazio) : null,
    problemaDoTexto('nome', c.nome, NOME_DO_CRITERIO_MAXIMO, M.nomeLongo),
    outros.some(({ nome }) => igual(nome, c.nome)) ? problema('nome', 'NOME_REPETIDO', M.nomeRepetido) : null,
    problemaDoTexto('ajuda', c.ajuda, AJUDA_DO_CRITERIO_MAXIMO, M.ajudaLonga),
    problemaDoMaximo(c),
    problemaDoMinimo(c),
    c.peso >= PESO_MINIMO && c.peso <= PESO_MAXIMO && temCasas(c.peso, 2)
      ? null
      : problema('peso', 'PESO_INVALIDO', M.pesoInvalido),
    c.recomendacao !== null && tipo !== 'TIPO I'
      ? problema('recomendacao', 'RECOMENDACAO_SO_TIPO_I', M.recomendacaoSoTipoI)
      : null,
    c.recomendacao !== null && outros.some(({ recomendacao }) => recomendacao === c.recomendacao)
      ? problema('recomendacao', 'RECOMENDACAO_REPETIDA', M.recomendacaoRepetida)
      : null,
  );
}

function problemasDosDesempates({ desempates, criterios, semente }: Barema): Problema[] {
  const conhecidos = new Set<string>([...DESEMPATES_FIXOS, ...criterios.map(({ codigo }) => codigo)]);
  const daLista = desempates.flatMap((nome, i) => {
    if (!conhecidos.has(nome))
      return [problema(`desempates.${i}`, 'DESEMPATE_DESCONHECIDO', M.desempateDesconhecido)];
    const repetido = desempates.indexOf(nome) !== i;
    return repetido ? [problema(`desempates.${i}`, 'DESEMPATE_REPETIDO', M.desempateRepetido)] : [];
  });
  const sorteia = desempates.includes('sorteio');
  return [
    ...daLista,
    ...reunir(
      sorteia && estaVazio(semente) ? problema('semente', 'SEMENTE_VAZIA', M.sementeVazia) : null,
      problemaDoTexto('semente', semente, SEMENTE_MAXIMA, M.sementeLonga),
    ),
  ];
}

/** Errors of a barema, by fields such as `criterios.0.maximo`; empty when it is valid. */
export function problemasDoBarema(barema: Barema, tipo: TipoDeProjeto): Problema[] {
  const { criterios, totalMinimo } = barema;
  return [
    ...reunir(
      criterios.some(({ fase }) => fase === 1) ? null : problema('criterios', 'SEM_CRITERIO', M.semCriterio),
      criterios.length > CRITERIOS_MAXIMO
        ? problema('criterios', 'CRITERIOS_DEMAIS', M.criteriosDemais)
        : null,
      totalMinimo >= 0 && totalMinimo <= maiorTotal(barema) && temCasas(totalMinimo, 1)
        ? null
        : problema('totalMinimo', 'TOTAL_MINIMO_INVALIDO', M.totalMinimoInvalido),
    ),
    ...criterios.flatMap((criterio, i) =>
      // Of two equal ones only the later gets the error.
      comPrefixo(`criterios.${i}`, problemasDoCriterio(criterio, criterios.slice(0, i), tipo)),
    ),
    ...problemasDosDesempates(barema),
  ];
}

/** Texts for evaluators may be reworded at any time; every other field decides scores. */
export function soMudamPalavras(antes: Barema, depois: Barema): boolean {
  const semPalavras = (barema: Barema) =>
    jsonCanonico({
      ...barema,
      criterios: barema.criterios.map((c) => ({ ...c, nome: '', ajuda: '' })),
    });
  return semPalavras(antes) === semPalavras(depois);
}

/** The barema for this type of project: TIPO II has no disciplines, so no recommendation. */
export function paraOTipo(barema: Barema, tipo: TipoDeProjeto): Barema {
  if (tipo === 'TIPO I') return barema;
  return { ...barema, criterios: barema.criterios.map((c) => ({ ...c, recomendacao: null })) };
}
