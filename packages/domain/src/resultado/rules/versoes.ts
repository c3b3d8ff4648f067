import { totalDaFase1, totalDasNotas } from '../../avaliacao/rules/notas.ts';
import { type Json, jsonCanonico } from '../../kernel/json-canonico.ts';
import type { Decidido } from '../../recurso/types.ts';
import type { LinhaDoResultado, MudancaDaLinha, NovaVersao, ProjetoDoResultado } from '../types.ts';
import { linhasDoResultado } from './linhas.ts';

/** The canonical text of a version's rows (RFC 8785), which is hashed (D42). */
export function textoDaVersao(linhas: readonly LinhaDoResultado[]): string {
  return jsonCanonico(linhas as unknown as Json);
}

export function mesmaLinha(a: LinhaDoResultado | undefined, b: LinhaDoResultado | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  // Compares field by field: comparing texts took ten times as long, and a reader may ask for 10,000 rows.
  const cabe = (um: LinhaDoResultado, outro: LinhaDoResultado) =>
    (Object.keys(um) as (keyof LinhaDoResultado)[]).every((campo) => um[campo] === outro[campo]);
  return cabe(a, b) && cabe(b, a);
}

/** Rows that a later version changed, in its order; then those that it no longer has. */
export function mudancasEntre(
  antes: readonly LinhaDoResultado[],
  depois: readonly LinhaDoResultado[],
): MudancaDaLinha[] {
  const deAntes = new Map(antes.map((linha) => [linha.projeto_id, linha]));
  const deDepois = new Set(depois.map(({ projeto_id }) => projeto_id));
  return [
    ...depois.flatMap((linha) => umaMudanca(deAntes.get(linha.projeto_id), linha)),
    ...antes
      .filter(({ projeto_id }) => !deDepois.has(projeto_id))
      .flatMap((linha) => umaMudanca(linha, undefined)),
  ];
}

function umaMudanca(
  antes: LinhaDoResultado | undefined,
  depois: LinhaDoResultado | undefined,
): MudancaDaLinha[] {
  const qualquer = depois ?? antes;
  if (qualquer === undefined || mesmaLinha(antes, depois)) return [];
  const { projeto_id, titulo } = qualquer;
  const campos = (Object.keys(qualquer) as (keyof LinhaDoResultado)[])
    .filter((campo) => antes?.[campo] !== depois?.[campo])
    .map((campo) => ({ campo, de: antes?.[campo] ?? null, para: depois?.[campo] ?? null }));
  return [{ projeto_id, titulo, campos }];
}

export interface RecursoAceito {
  readonly id: number;
  readonly projeto_id: number;
  readonly decididoEm: string;
  readonly original: Decidido;
  readonly corrigido: Decidido;
}

function comDecidido(projeto: ProjetoDoResultado, decidido: Decidido): ProjetoDoResultado {
  return {
    ...projeto,
    ...decidido,
    pontuacaoFase1: totalDaFase1(decidido),
    total: totalDasNotas(decidido),
  };
}

/**
 * The versions of a call published before versions were kept, from the appeals' original and corrected values
 * (D52). First the publication, then one for each accepted appeal; any other difference becomes a correction
 * on the day of the upgrade.
 */
export function reconstituir(
  projetos: readonly ProjetoDoResultado[],
  recursos: readonly RecursoAceito[],
  {
    publicadoEm,
    agora,
    reconstituida = true,
  }: { readonly publicadoEm: string; readonly agora: string; readonly reconstituida?: boolean },
): NovaVersao[] {
  const emOrdem = recursos.toSorted((a, b) =>
    a.decididoEm < b.decididoEm ? -1 : a.decididoEm > b.decididoEm ? 1 : a.id - b.id,
  );
  const estado = new Map(projetos.map((p) => [p.projeto_id, p]));
  for (const { projeto_id, original } of emOrdem.toReversed()) {
    const p = estado.get(projeto_id);
    if (p !== undefined) estado.set(projeto_id, comDecidido(p, original));
  }
  const comum = { justificativa: null, reconstituida };
  const linhas = () => linhasDoResultado([...estado.values()]);
  const versoes: NovaVersao[] = [
    { ...comum, numero: 1, instante: publicadoEm, motivo: 'PUBLICACAO', recurso: null, linhas: linhas() },
  ];
  for (const { id, projeto_id, decididoEm, corrigido } of emOrdem) {
    const p = estado.get(projeto_id);
    if (p !== undefined) estado.set(projeto_id, comDecidido(p, corrigido));
    const numero = versoes.length + 1;
    versoes.push({
      ...comum,
      numero,
      instante: decididoEm,
      motivo: 'RECURSO',
      recurso: id,
      linhas: linhas(),
    });
  }
  const hoje = linhasDoResultado(projetos);
  if (textoDaVersao(versoes.at(-1)?.linhas ?? []) !== textoDaVersao(hoje)) {
    const numero = versoes.length + 1;
    versoes.push({ ...comum, numero, instante: agora, motivo: 'CORRECAO', recurso: null, linhas: hoje });
  }
  return versoes;
}
