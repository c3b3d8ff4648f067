import { MAXIMO_NA_AVALIACAO } from '@instrutoria/domain/avaliacao/limits.ts';
import { CRITERIOS, CRITERIOS_FASE1 } from '@instrutoria/domain/avaliacao/types.ts';
import { REMUNERADOS_APROVADOS_MAXIMO, TOTAL_MINIMO } from '@instrutoria/domain/decisao/limits.ts';
import type { LimitesDaOrdem } from '@instrutoria/domain/decisao/rules/corte.ts';
import type { RegraDasVagas } from '@instrutoria/domain/decisao/rules/preencher-vagas.ts';
import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { contado } from '@instrutoria/domain/kernel/contagem.ts';
import type { Cenario } from './cenarios-guardados.ts';

export const CAMPOS_DO_CENARIO = ['bolsas', 'porUnidade', 'minimo', 'porProjeto'] as const;
export type CampoDoCenario = (typeof CAMPOS_DO_CENARIO)[number];

/** The range of each field. */
export type Faixas = Readonly<Record<CampoDoCenario, readonly [menor: number, maior: number]>>;

export type CenarioLido =
  | { readonly regra: RegraDasVagas; readonly erros: Readonly<Record<string, never>> }
  | { readonly regra: null; readonly erros: Partial<Readonly<Record<CampoDoCenario, string>>> };

export function faixasDe(
  tipo: TipoDeProjeto,
  {
    limiteBolsas,
    bolsasPorUnidade,
    linhas,
    totais,
  }: LimitesDaOrdem & {
    readonly linhas: readonly { remunerados: number }[];
    /** In a call with its own barema. */
    readonly totais?: readonly [menor: number, maior: number] | undefined;
  },
): Faixas {
  const pedidas = linhas.reduce((soma, { remunerados }) => soma + remunerados, 0);
  const criterios = tipo === 'TIPO I' ? CRITERIOS : CRITERIOS_FASE1;
  const maior = criterios.reduce((soma, criterio) => soma + MAXIMO_NA_AVALIACAO[criterio], 0);
  return {
    bolsas: [0, limiteBolsas ?? pedidas],
    porUnidade: [0, bolsasPorUnidade ?? limiteBolsas ?? pedidas],
    minimo: totais ?? [TOTAL_MINIMO, maior],
    porProjeto: [1, REMUNERADOS_APROVADOS_MAXIMO],
  };
}

const INTEIRO = /^\d{1,6}$/;
const COM_CASA = /^\d{1,4}(?:[.,]\d)?$/;

/**
 * The values of the fields, or the errors of each. An empty limit means none, unless the call itself has one.
 */
export function lerCenario(cenario: Cenario, faixas: Faixas, limites: LimitesDaOrdem): CenarioLido {
  const doEdital = { bolsas: limites.limiteBolsas, porUnidade: limites.bolsasPorUnidade ?? null };
  const erros: Partial<Record<CampoDoCenario, string>> = {};
  const numero = (campo: CampoDoCenario): number => {
    const [menor, maior] = faixas[campo];
    const texto = cenario[campo].trim();
    const nota = campo === 'minimo';
    const valor = Number(texto.replace(',', '.'));
    if (!(nota ? COM_CASA : INTEIRO).test(texto)) {
      erros[campo] = nota
        ? `Digite uma nota de ${menor} a ${maior}, com no máximo uma casa decimal`
        : `Digite um número inteiro de ${menor} a ${maior}`;
    } else if (valor < menor || valor > maior) {
      erros[campo] =
        campo === 'bolsas' && doEdital.bolsas !== null
          ? `O limite do edital é de ${contado(doEdital.bolsas, 'bolsa', 'bolsas')}`
          : campo === 'porUnidade' && doEdital.porUnidade !== null
            ? `O limite por unidade do edital é de ${contado(doEdital.porUnidade, 'bolsa', 'bolsas')}`
            : nota && valor < menor
              ? `Com total abaixo de ${menor} o projeto é reprovado: digite ${menor} ou mais`
              : `Digite um número de ${menor} a ${maior}`;
    }
    return valor;
  };
  const limite = (campo: 'bolsas' | 'porUnidade') =>
    doEdital[campo] === null && cenario[campo].trim() === '' ? null : numero(campo);
  const regra: RegraDasVagas = {
    modo: cenario.modo,
    bolsas: limite('bolsas'),
    porUnidade: limite('porUnidade'),
    minimo: numero('minimo'),
    porProjeto: cenario.modo === 'noMaximo' ? numero('porProjeto') : REMUNERADOS_APROVADOS_MAXIMO,
  };
  return Object.keys(erros).length === 0 ? { regra, erros: {} } : { regra: null, erros };
}
