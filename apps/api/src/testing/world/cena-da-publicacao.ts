import type { TestApp } from '../app.ts';
import { send } from '../client.ts';
import type { World } from '../world.ts';

/** The fields that the standard template of a result requires. */
export const QUEM_ASSINA = {
  autoridade: 'Célia Moura',
  cargo: 'Pró-Reitora de Graduação',
  processo: '23067.000001/2026-11',
} as const;

export const NOVO_TEXTO = { modelo: 'resultado', modeloVersao: 1, publico: true, ...QUEM_ASSINA } as const;

export interface Guardado {
  readonly id: number;
  readonly numero: number;
  readonly ano: number;
  readonly versao: number;
  readonly especie: string;
  readonly sha256: string;
  readonly emVigor: boolean;
  readonly publico: boolean;
}

/** A published call with one project, and the publication text of its first version. */
export async function textoGuardado(t: TestApp, w: World, publico = true) {
  const edital = await w.novoEditalEm('resultado');
  const { projeto } = await w.novoAvaliado(edital);
  const { token } = await w.novaPessoa('secretaria');
  const path = `/api/edital/${edital}/resultado/1/texto_de_publicacao`;
  const body = { ...NOVO_TEXTO, publico };
  const feito = await send<Guardado>(t.url, 'POST', path, { token, body });
  if (feito.status !== 201) throw new Error(`publication text: ${feito.status} ${feito.text}`);
  return { edital, projeto, texto: feito.body };
}
