import { comPrefixo, type Problema, problema, reunir } from '../../kernel/problema.ts';
import { estaVazio, problemaDeLinha } from '../../kernel/texto.ts';
import {
  CARGA_HORARIA_MAXIMO,
  CODIGO_DA_DISCIPLINA_MAXIMO,
  CURSO_MAXIMO,
  CURSOS_MAXIMO,
  DISCIPLINAS_MAXIMO,
  NOME_DA_DISCIPLINA_MAXIMO,
  TSD_MAXIMO,
  TSD_MINIMO,
} from '../limits.ts';
import { MENSAGENS_PROJETO as M } from '../messages.ts';
import { type DadosDaDisciplina, SEMESTRES, TIPOS_DE_DISCIPLINA } from '../types.ts';

/**
 * A number as typed, with a comma or a point: undefined when empty, NaN for no number. A point before three
 * last digits could mean thousands, so it is refused.
 */
export function numeroDigitado(texto: string): number | undefined {
  const limpo = texto.trim();
  if (limpo === '') return undefined;
  return /^[+-]?\d+(?:,\d+|\.(?!\d{3}$)\d+)?$/.test(limpo) ? Number(limpo.replace(',', '.')) : Number.NaN;
}

function camposVazios(d: DadosDaDisciplina): string[] {
  const preenchidos: readonly (readonly [string, boolean])[] = [
    ['nome', !estaVazio(d.nome)],
    ['semestre', SEMESTRES.some((s) => s === d.semestre)],
    ['codigo', !estaVazio(d.codigo)],
    ['unidade_oferta', d.unidade_oferta !== undefined],
    ['tipo_disciplina', TIPOS_DE_DISCIPLINA.some((t) => t === d.tipo_disciplina)],
    ['ehObrigatoria', d.ehObrigatoria !== undefined],
    ['tsd', d.tsd !== undefined],
    ['carga_horaria', d.carga_horaria !== undefined && d.carga_horaria !== 0],
  ];
  return preenchidos.filter(([, preenchido]) => !preenchido).map(([campo]) => campo);
}

function problemasDosCursos(cursos: readonly string[] = []): Problema[] {
  if (cursos.length === 0 || cursos.every(estaVazio)) {
    return [problema('cursos_ofertadas', 'CURSOS_VAZIOS', M.cursosVazios)];
  }
  if (cursos.length > CURSOS_MAXIMO) {
    return [problema('cursos_ofertadas', 'CURSOS_DEMAIS', M.cursosDemais)];
  }
  return cursos.flatMap((curso, i) => {
    const campo = `cursos_ofertadas.${i}`;
    if (estaVazio(curso)) return [problema(campo, 'CURSOS_VAZIOS', M.cursosVazios)];
    return reunir(problemaDeLinha(campo, curso, CURSO_MAXIMO));
  });
}

function problemasDosNumeros({ tsd = TSD_MINIMO, carga_horaria = 1 }: DadosDaDisciplina): Problema[] {
  const semNumero = (['tsd', 'carga_horaria'] as const).filter((campo) =>
    Number.isNaN({ tsd, carga_horaria }[campo]),
  );
  return [
    ...semNumero.map((campo) => problema(campo, 'NUMERO_INVALIDO', M.numeroInvalido)),
    ...reunir(
      tsd < TSD_MINIMO || tsd > TSD_MAXIMO ? problema('tsd', 'TSD_FORA_DA_FAIXA', M.tsdForaDaFaixa) : null,
      carga_horaria < 0 || carga_horaria > CARGA_HORARIA_MAXIMO
        ? problema('carga_horaria', 'CARGA_FORA_DA_FAIXA', M.cargaForaDaFaixa)
        : null,
    ),
  ];
}

/** The errors of one discipline: first its courses, then empty fields, then ranges (E-PROJETO-4). */
export function problemasDaDisciplina(d: DadosDaDisciplina): Problema[] {
  return [
    ...problemasDosCursos(d.cursos_ofertadas),
    ...camposVazios(d).map((campo) => problema(campo, 'CAMPOS_VAZIOS', M.disciplinaVazia)),
    ...problemasDosNumeros(d),
    ...reunir(
      estaVazio(d.nome) ? null : problemaDeLinha('nome', d.nome ?? '', NOME_DA_DISCIPLINA_MAXIMO),
      estaVazio(d.codigo) ? null : problemaDeLinha('codigo', d.codigo ?? '', CODIGO_DA_DISCIPLINA_MAXIMO),
    ),
  ];
}

/**
 * Errors in the proof, in the number of disciplines (at least one), and in each of them. One with an id is
 * already stored and not checked.
 */
export function problemasDasDisciplinas({
  comprovante,
  disciplinas,
}: {
  readonly comprovante?: string | null | undefined;
  readonly disciplinas?: readonly DadosDaDisciplina[] | undefined;
}): Problema[] {
  const lista = disciplinas ?? [];
  const doConjunto = reunir(
    estaVazio(comprovante) ? problema('comprovante', 'COMPROVANTE_VAZIO', M.comprovanteVazio) : null,
    lista.length === 0 ? problema('disciplinas_associadas', 'DISCIPLINAS_VAZIAS', M.disciplinasVazias) : null,
    lista.length > DISCIPLINAS_MAXIMO
      ? problema('disciplinas_associadas', 'DISCIPLINAS_DEMAIS', M.disciplinasDemais)
      : null,
  );
  const deCadaUma = lista
    .slice(0, DISCIPLINAS_MAXIMO)
    .flatMap((d, i) =>
      d.id === undefined ? comPrefixo(`disciplinas_associadas.${i}`, problemasDaDisciplina(d)) : [],
    );
  return [...doConjunto, ...deCadaUma];
}
