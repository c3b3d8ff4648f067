import { exigirBaremaPermitido, mesmoBarema } from '../barema/rules/mudanca-do-barema.ts';
import { baremaPadrao } from '../barema/rules/padrao.ts';
import { maiorTotal } from '../barema/rules/totais.ts';
import type { Barema } from '../barema/types.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { comPrefixo, type Problema, problema } from '../kernel/problema.ts';
import { faseEmVigor } from './rules/datas-e-fase.ts';
import { type FatosDoEdital, pedeMotivo } from './rules/mudancas.ts';
import { prorroga } from './rules/prorrogacao.ts';
import {
  completarRegras,
  ehRetificacao,
  exigirRegrasPermitidas,
  type FatosDasRegras,
  type RegrasDoEdital,
  regrasMudadas,
} from './rules/regras.ts';
import { atualizarEdital } from './transitions.ts';
import type { DadosDoEdital, EditalGuardado, Fase } from './types.ts';

/** All sections of a call's configuration. */
export interface Configuracao {
  readonly edital: EditalGuardado;
  readonly regras: RegrasDoEdital;
  /** null: the standard criteria. */
  readonly barema: Barema | null;
}

/** The sections of a call as one form sends them; an absent one stays as it is. */
export interface ConfiguracaoMandada {
  readonly dados?: DadosDoEdital | undefined;
  readonly regras?: { readonly [R in keyof RegrasDoEdital]?: RegrasDoEdital[R] | undefined } | undefined;
  readonly barema?: Barema | null | undefined;
  readonly motivo?: string | null | undefined;
}

export interface FatosDaConfiguracao
  extends FatosDoEdital,
    Omit<FatosDasRegras, 'baremaProprio' | 'maiorTotal'> {
  readonly temNotas: boolean;
}

/** The version of the call's data, rules and criteria together: each of the three only grows. */
export function versaoDaConfiguracao(...versoes: readonly [edital: number, regras: number, barema: number]) {
  return versoes.reduce((soma, versao) => soma + versao, 0);
}

type Secao = 'dados' | 'regras' | 'barema';

/** Errors of a section, with its name before each field; all sections share the field `motivo`. */
function problemasDaSecao(secao: Secao, { code, message, problemas }: DomainError): readonly Problema[] {
  if (problemas.length === 0) return [problema(secao, code, message)];
  const jaNomeia = (campo: string) => campo === 'motivo' || campo.startsWith(`${secao}.`);
  return problemas.flatMap((um) => (jaNomeia(um.campo) ? [um] : comPrefixo(secao, [um])));
}

/**
 * Each section by its own rules, on what the sections before it make of the call; every refusal at once: 409 where one
 * of them is, else 422.
 */
export function mudarConfiguracao(
  antes: Configuracao,
  { dados, regras: mandadas = {}, barema = antes.barema, motivo }: ConfiguracaoMandada,
  fatos: FatosDaConfiguracao,
): Configuracao {
  const recusas: { readonly kind: DomainError['kind']; readonly problemas: readonly Problema[] }[] = [];
  const julgar = (secao: Secao, exigir: () => void) => {
    try {
      exigir();
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      recusas.push({ kind: error.kind, problemas: problemasDaSecao(secao, error) });
    }
  };
  let { edital } = antes;
  if (dados !== undefined) {
    julgar('dados', () => {
      edital = atualizarEdital(antes.edital, { ...dados, motivo }, fatos);
    });
  }
  const enviadas = Object.entries(mandadas).filter(([, valor]) => valor !== undefined);
  const regras = completarRegras({ ...antes.regras, ...Object.fromEntries(enviadas) });
  julgar('regras', () => {
    const maior = maiorTotal(barema ?? baremaPadrao(edital.tipoProjeto));
    const doBarema = { baremaProprio: barema !== null, maiorTotal: maior };
    exigirRegrasPermitidas(edital, antes.regras, regras, { ...fatos, ...doBarema }, motivo);
  });
  if (!mesmoBarema(antes.barema, barema)) {
    julgar('barema', () => {
      exigirBaremaPermitido(edital, {
        ...{ antes: antes.barema, depois: barema, motivo },
        fase: faseEmVigor(edital, fatos.agora, fatos.fuso),
        variosAvaliadores: regras.avaliadores > 1,
        ...fatos,
      });
    });
  }
  exigirSemRecusas(recusas);
  return { edital, regras, barema };
}

function exigirSemRecusas(
  recusas: readonly { readonly kind: DomainError['kind']; readonly problemas: readonly Problema[] }[],
): void {
  const pior = recusas.find(({ kind }) => kind === 'conflito') ?? recusas[0];
  const [primeiro] = pior?.problemas ?? [];
  if (pior === undefined || primeiro === undefined) return;
  const problemas = recusas.flatMap((uma) => uma.problemas);
  throw new DomainError(pior.kind, primeiro.codigo, primeiro.mensagem, problemas);
}

/** The reason of a change: whether one must be given, and whether all read it; null where there is no place for one. */
export function motivoDaMudanca(
  antes: Configuracao,
  depois: Configuracao,
  hoje: string,
  fase: Fase,
): { readonly obrigatorio: boolean; readonly publico: boolean } | null {
  const julgaDeOutroModo =
    regrasMudadas(antes.regras, depois.regras).length > 0 || !mesmoBarema(antes.barema, depois.barema);
  const retifica = julgaDeOutroModo && ehRetificacao(depois.edital, hoje);
  const obrigatorio = retifica || pedeMotivo(antes.edital, depois.edital, fase);
  const doFim = prorroga(antes.edital, depois.edital, hoje);
  return obrigatorio || doFim ? { obrigatorio, publico: retifica || doFim } : null;
}
