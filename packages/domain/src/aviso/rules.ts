import { compararDias, ehDiaValido } from '../kernel/datas.ts';
import { type Problema, problema, reunir } from '../kernel/problema.ts';
import { contarCodePoints, estaVazio, problemaDeCaractere, problemaDeLinha } from '../kernel/texto.ts';
import {
  AVISO_ORDEM_MAXIMO,
  AVISO_RESUMO_MAXIMO,
  AVISO_TEXTO_MAXIMO,
  AVISO_TITULO_MAXIMO,
} from './limits.ts';
import { MENSAGENS_AVISO as M } from './messages.ts';
import type { Aviso } from './types.ts';

export interface DadosDoAviso {
  readonly titulo?: string | undefined;
  readonly resumo?: string | undefined;
  readonly texto?: string | undefined;
  readonly ordem?: number | undefined;
  readonly de?: string | null | undefined;
  readonly ate?: string | null | undefined;
}

function problemaDoTexto(campo: string, valor: string | undefined, max: number): Problema | null {
  const texto = valor ?? '';
  const deCaractere = problemaDeCaractere(campo, texto);
  if (deCaractere !== null) return deCaractere;
  return contarCodePoints(texto) > max
    ? problema(campo, 'TEXTO_LONGO', `O texto deve ter no máximo ${max.toLocaleString('pt-BR')} caracteres`)
    : null;
}

function problemaDoDia(campo: string, dia: string | null | undefined): Problema | null {
  return !dia || ehDiaValido(dia) ? null : problema(campo, 'DIA_INVALIDO', M.diaInvalido);
}

export function avisoVale({ de, ate }: Pick<Aviso, 'ate' | 'de'>, hoje: string): boolean {
  return (de === null || compararDias(hoje, de) >= 0) && (ate === null || compararDias(hoje, ate) <= 0);
}

export function problemasDoAviso(d: DadosDoAviso): Problema[] {
  const vazios = (['titulo', 'resumo'] as const).filter((campo) => estaVazio(d[campo]));
  const { ordem = 0 } = d;
  return [
    ...vazios.map((campo) => problema(campo, 'CAMPOS_VAZIOS', M.preenchaTodosOsCampos)),
    ...reunir(
      problemaDeLinha('titulo', d.titulo ?? '', AVISO_TITULO_MAXIMO),
      problemaDoTexto('resumo', d.resumo, AVISO_RESUMO_MAXIMO),
      problemaDoTexto('texto', d.texto, AVISO_TEXTO_MAXIMO),
      Number.isInteger(ordem) && ordem >= 0 && ordem <= AVISO_ORDEM_MAXIMO
        ? null
        : problema('ordem', 'ORDEM_INVALIDA', M.ordemInvalida),
      problemaDoDia('de', d.de),
      problemaDoDia('ate', d.ate),
      d.de && d.ate && ehDiaValido(d.de) && compararDias(d.ate, d.de) < 0
        ? problema('ate', 'PRAZO_INVERTIDO', M.ateAntesDeDe)
        : null,
    ),
  ];
}
