import { type Problema, problema, reunir } from '../../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere } from '../../kernel/texto.ts';
import { PARECER_DO_CRITERIO_MAXIMO } from '../limits.ts';
import { MENSAGENS_BAREMA as M } from '../messages.ts';
import type { Barema, CriterioDoBarema, NotaDada, NotasDadas } from '../types.ts';
import { noPasso } from './barema.ts';
import { campoDaNota, campoDoParecer, criteriosDaFase, notaDe } from './criterios.ts';

function problemaDaNota({ codigo, maximo, passo }: CriterioDoBarema, valor: number | null): Problema | null {
  const campo = campoDaNota(codigo);
  if (valor === null) return problema(campo, 'NOTA_VAZIA', M.notaVazia);
  if (!(valor >= 0 && valor <= maximo)) return problema(campo, 'NOTA_FORA_DA_FAIXA', M.notaForaDaFaixa);
  return noPasso(valor, passo) ? null : problema(campo, 'NOTA_FORA_DO_PASSO', M.notaForaDoPasso);
}

function problemaDoParecer({ codigo, parecer: pede }: CriterioDoBarema, parecer: string): Problema | null {
  const campo = campoDoParecer(codigo);
  const deCaractere = problemaDeCaractere(campo, parecer);
  if (deCaractere !== null) return deCaractere;
  if (contarCodePoints(parecer) > PARECER_DO_CRITERIO_MAXIMO)
    return problema(campo, 'PARECER_LONGO', M.parecerLongo);
  return pede && estaVazio(parecer) ? problema(campo, 'PARECER_VAZIO', M.parecerVazio) : null;
}

/**
 * Errors in the scores of a phase: each is required, 0 to its maximum in its step, with its opinion where one
 * is asked for.
 */
export function problemasDasNotas(barema: Barema, fase: 1 | 2, notas: NotasDadas): Problema[] {
  const criterios = criteriosDaFase(barema, fase);
  const conhecidos = new Set(criterios.map(({ codigo }) => codigo));
  const vistos = new Set<string>();
  const estranhas = notas.flatMap(({ criterio }) => {
    const outraVez = vistos.has(criterio);
    vistos.add(criterio);
    if (!conhecidos.has(criterio))
      return [problema(campoDaNota(criterio), 'CRITERIO_DESCONHECIDO', M.criterioDesconhecido)];
    return outraVez ? [problema(campoDaNota(criterio), 'CRITERIO_REPETIDO', M.criterioRepetido)] : [];
  });
  const doBarema = criterios.flatMap((c) => {
    const dada = notaDe(notas, c.codigo);
    return reunir(problemaDaNota(c, dada?.valor ?? null), problemaDoParecer(c, dada?.parecer ?? ''));
  });
  return [...estranhas, ...doBarema];
}

/** The scores of one phase put in place of its earlier ones, in the barema's order. */
export function comNotasDaFase(
  barema: Barema,
  fase: 1 | 2,
  antes: NotasDadas,
  novas: NotasDadas,
): NotaDada[] {
  return barema.criterios.flatMap((c) => {
    const nota = notaDe(c.fase === fase ? novas : antes, c.codigo);
    if (nota === undefined) return [];
    const { parecer, ...valor } = nota;
    return [c.parecer && parecer !== undefined ? { ...valor, parecer } : valor];
  });
}

/**
 * Errors in the scores of both phases, for the correction of a result. A combined score lies between the
 * steps: unchanged from `antes` it is accepted; a changed one must follow its step.
 */
export function problemasDeTodas(barema: Barema, notas: NotasDadas, antes: NotasDadas = []): Problema[] {
  const daFase = (fase: 1 | 2) =>
    notas.filter(({ criterio }) => fase === (barema.criterios.find((c) => c.codigo === criterio)?.fase ?? 1));
  const deixadas = notas.flatMap(({ criterio, valor }) =>
    valor !== null && valor === notaDe(antes, criterio)?.valor ? [campoDaNota(criterio)] : [],
  );
  const vale = ({ codigo, campo }: Problema) =>
    codigo !== 'PARECER_VAZIO' && !(codigo === 'NOTA_FORA_DO_PASSO' && deixadas.includes(campo));
  return [1 as const, 2 as const].flatMap((fase) =>
    problemasDasNotas(barema, fase, daFase(fase)).filter(vale),
  );
}

/** The new scores with the opinions of the old ones. */
export function comAsNovas(barema: Barema, antes: NotasDadas, novas: NotasDadas): NotaDada[] {
  return barema.criterios.map(({ codigo }) => ({
    ...notaDe(antes, codigo),
    criterio: codigo,
    valor: notaDe(novas, codigo)?.valor ?? null,
  }));
}
