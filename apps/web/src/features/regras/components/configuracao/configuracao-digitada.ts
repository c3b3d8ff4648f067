import { mesmoBarema } from '@instrutoria/domain/barema/rules/mudanca-do-barema.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import { type Configuracao, versaoDaConfiguracao } from '@instrutoria/domain/edital/configuracao.ts';
import { REGRAS, type RegrasDoEdital, regrasMudadas } from '@instrutoria/domain/edital/rules/regras.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import type { Copy, Keeping } from '../../../../lib/drafts/draft.ts';
import { fromText, toText } from '../../../../lib/drafts/half-typed.ts';
import { ownKey } from '../../../../lib/session/own-draft.ts';
import type { BaremaLido, ConfiguracaoMudada, RegrasLidas } from '../../../edital/api.ts';
import { type BaremaDigitado, baremaASalvar, digitadoDe, lerDigitado } from '../barema/barema-digitado.ts';
import { type DadosDigitados, dadosMudados, digitadosDe, lerDados } from './dados-digitados.ts';

/** A call as the server said it last. */
export interface ConfiguracaoLida {
  readonly edital: Edital;
  readonly regras: RegrasLidas;
  readonly barema: BaremaLido;
}

/** A call while it is set up. */
export interface ConfiguracaoDigitada {
  readonly dados: DadosDigitados;
  readonly regras: RegrasDoEdital;
  /** Whether the edital has its own barema; otherwise the standard one counts, and the typed one stays in the form. */
  readonly proprio: boolean;
  readonly barema: BaremaDigitado;
}

/** Each section as one text, as this browser keeps it. */
export interface Guardada extends Readonly<Record<string, string>> {
  readonly dados: string;
  readonly regras: string;
  readonly proprio: string;
  readonly barema: string;
  readonly motivo: string;
}

export function textosDe({
  dados,
  regras,
  proprio,
  barema,
}: ConfiguracaoDigitada): Pick<Guardada, 'barema' | 'dados' | 'proprio' | 'regras'> {
  return {
    dados: toText(dados),
    regras: toText(regras),
    proprio: proprio ? 'sim' : '',
    barema: toText(barema),
  };
}

/** null for a text of another shape. */
export function digitadaDe(guardada: Guardada): ConfiguracaoDigitada | null {
  try {
    const dados = lerDados(fromText(guardada.dados));
    const regras = fromText(guardada.regras) as RegrasDoEdital;
    const barema = lerDigitado(guardada.barema);
    if (dados === null || barema === null || REGRAS.some((regra) => regras[regra] === undefined)) return null;
    return { dados, regras, proprio: guardada.proprio !== '', barema };
  } catch {
    return null;
  }
}

export function versaoLida({ edital, regras, barema }: ConfiguracaoLida): number {
  return versaoDaConfiguracao(edital.versao, regras.versao, barema.versao);
}

export function copiaDe(lida: ConfiguracaoLida): Copy<Guardada, number> {
  const { edital, regras, barema } = lida;
  const digitada = {
    dados: digitadosDe(edital),
    regras: regras.regras,
    proprio: barema.proprio,
    barema: digitadoDe(barema.barema),
  };
  return { version: versaoLida(lida), values: { ...textosDe(digitada), motivo: '' } };
}

/** What was typed over a newer copy: fields that nobody typed follow it, and the rest stays as typed. */
export function sobre(base: Guardada, minha: Guardada, nova: Guardada): Guardada {
  const lidas = [base, minha, nova].map(digitadaDe);
  const [de, eu, para] = lidas;
  if (!de || !eu || !para) return minha;
  const juntar = <T extends object>(antes: T, meu: T, novo: T): T =>
    Object.fromEntries(
      Object.entries(meu).map(([campo, valor]) => {
        const igual = toText(valor) === toText(antes[campo as keyof T]);
        return [campo, igual ? novo[campo as keyof T] : valor];
      }),
    ) as T;
  const doBarema = base.barema === minha.barema && base.proprio === minha.proprio ? para : eu;
  const { proprio, barema } = doBarema;
  const dados = juntar(de.dados, eu.dados, para.dados);
  const regras = juntar(de.regras, eu.regras, para.regras);
  return { ...textosDe({ dados, regras, proprio, barema }), motivo: minha.motivo };
}

/** What is typed stays in this browser until it is saved (ADR 0016), with what it was typed over. */
export const configuracaoGuardada = (
  edital: number,
  onKept: (at: string | null) => void,
): Keeping<Guardada, number> => ({
  key: ownKey('configuracao', edital),
  pause: 300,
  read: (kept, saved) => {
    const { minha, base, em } = kept as Readonly<Record<string, unknown>>;
    const ehGuardada = (um: unknown): um is Guardada =>
      typeof um === 'object' && um !== null && digitadaDe(um as Guardada) !== null;
    if (!ehGuardada(minha) || !ehGuardada(base) || typeof em !== 'string') return undefined;
    return { version: saved.version, values: sobre(base, minha, saved.values), at: em };
  },
  write: ({ values, at }, _, base) => {
    onKept(at);
    return { minha: values, base, em: at };
  },
});

export function baremaDigitado({ proprio, barema }: ConfiguracaoDigitada): Barema | null {
  return proprio ? baremaASalvar(barema) : null;
}

const baremaGravado = ({ barema: { proprio, barema } }: ConfiguracaoLida): Barema | null =>
  proprio ? barema : null;

/** The call as it is, and as it becomes. */
export function antesEDepois(lida: ConfiguracaoLida, digitada: ConfiguracaoDigitada) {
  const { edital } = lida;
  const antes: Configuracao = { edital, regras: lida.regras.regras, barema: baremaGravado(lida) };
  const depois: Configuracao = {
    edital: { ...edital, ...dadosMudados(edital, digitada.dados) } as Edital,
    regras: digitada.regras,
    barema: baremaDigitado(digitada),
  };
  return { antes, depois };
}

/** The sections that change, as they are sent. */
export function corpoDe(lida: ConfiguracaoLida, digitada: ConfiguracaoDigitada): ConfiguracaoMudada {
  const { antes, depois } = antesEDepois(lida, digitada);
  const dados = dadosMudados(lida.edital, digitada.dados);
  const regras = regrasMudadas(antes.regras, depois.regras).map((regra) => [regra, depois.regras[regra]]);
  const { barema } = depois;
  return {
    ...(Object.keys(dados).length === 0 ? {} : { dados }),
    ...(regras.length === 0 ? {} : { regras: Object.fromEntries(regras) }),
    ...(mesmoBarema(antes.barema, barema)
      ? {}
      : {
          barema: barema && {
            ...barema,
            criterios: [...barema.criterios],
            desempates: [...barema.desempates],
          },
        }),
  };
}
