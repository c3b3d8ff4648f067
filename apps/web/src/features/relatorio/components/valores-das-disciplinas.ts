import type { Disciplina } from '@instrutoria/domain/projeto/types.ts';
import { NOMES_DAS_CONTAGENS } from '@instrutoria/domain/relatorio/messages.ts';
import {
  type ContagensDigitadas,
  contagemDigitada,
} from '@instrutoria/domain/relatorio/rules/disciplinas.ts';
import { CONTAGENS, type Contagem } from '@instrutoria/domain/relatorio/types.ts';
import type { DisciplinaRelatada } from '../api.ts';
import type { Diferenca } from './outra-versao.tsx';

import type { RelatorioSalvo, Valores } from './use-formulario.ts';

export type Entrada = { readonly disciplina: number } & Readonly<Partial<Record<Contagem, string>>>;

export function contagensDe(entrada: Entrada): ContagensDigitadas {
  return Object.fromEntries(CONTAGENS.map((campo) => [campo, contagemDigitada(entrada[campo] ?? '')]));
}

export function valoresDasEntradas(entradas: readonly Entrada[]): Valores {
  const contagens = entradas.flatMap((entrada) =>
    CONTAGENS.map((campo) => [`${entrada.disciplina}.${campo}`, entrada[campo] ?? '']),
  );
  const lista = entradas.map(({ disciplina }) => disciplina).join(',');
  return { lista, ...Object.fromEntries(contagens) };
}

export function entradasDosValores(valores: Valores): Entrada[] {
  const lista = (valores.lista ?? '').split(',').filter((id) => /^[1-9]\d*$/.test(id));
  return [...new Set(lista)].map((id) => ({
    disciplina: Number(id),
    ...Object.fromEntries(CONTAGENS.map((campo) => [campo, valores[`${id}.${campo}`] ?? ''])),
  }));
}

export function salvoDasDisciplinas(relatadas: readonly DisciplinaRelatada[]): RelatorioSalvo {
  const entradas = relatadas.map(({ disciplina, ...contagens }) => ({
    ...Object.fromEntries(CONTAGENS.map((campo) => [campo, String(contagens[campo])])),
    disciplina: disciplina.id,
  }));
  return { version: relatadas[0]?.versao ?? 0, values: valoresDasEntradas(entradas) };
}

export function corpoDasDisciplinas(projeto: number, valores: Valores) {
  return entradasDosValores(valores).map((entrada) => ({
    ...contagensDe(entrada),
    disciplina: { id: entrada.disciplina },
    projeto: { id: projeto },
  }));
}

const emPalavras = (entrada: Entrada | undefined) =>
  entrada === undefined
    ? ''
    : CONTAGENS.map((campo) => `${NOMES_DAS_CONTAGENS[campo]}: ${entrada[campo] || '—'}`).join('\n');

export function diferencasDasDisciplinas(
  aqui: Valores,
  la: Valores,
  disciplinas: readonly Disciplina[],
): readonly Diferenca[] {
  const minhas = entradasDosValores(aqui);
  const deles = entradasDosValores(la);
  return disciplinas
    .map(({ id, nome }) => ({
      rotulo: nome,
      aqui: emPalavras(minhas.find(({ disciplina }) => disciplina === id)),
      la: emPalavras(deles.find(({ disciplina }) => disciplina === id)),
    }))
    .filter((diferenca) => diferenca.aqui !== diferenca.la);
}
