import { compararDias, ehDiaValido } from '../kernel/datas.ts';
import { type Problema, problema, reunir } from '../kernel/problema.ts';
import { estaVazio, problemaDeLinha } from '../kernel/texto.ts';
import { MOTIVO_DO_FIM_MAXIMO, OBSERVACAO_MAXIMA } from './limits.ts';
import { MENSAGENS_IMPEDIMENTO as M } from './messages.ts';
import { ESPECIES_COM_UNIDADE, type EspecieDeImpedimento } from './types.ts';

interface Declarado {
  readonly pessoa: number | null;
  readonly unidade: number | null;
  readonly especie: EspecieDeImpedimento | null;
  readonly observacao: string;
  /** 'yyyy-mm-dd' */
  readonly desde: string;
}

function problemaDeQuem({ pessoa, unidade }: Declarado, eu: number): Problema | null {
  if ((pessoa === null) === (unidade === null)) {
    return problema('pessoa', 'PESSOA_OU_UNIDADE', M.pessoaOuUnidade);
  }
  return pessoa === eu ? problema('pessoa', 'PROPRIO_NOME', M.proprioNome) : null;
}

function problemasDaEspecie(
  especie: EspecieDeImpedimento | null,
  observacao: string,
  comUnidade: boolean,
): Problema[] {
  return reunir(
    especie === null ? problema('especie', 'ESPECIE_VAZIA', M.especieVazia) : null,
    especie !== null && comUnidade && !ESPECIES_COM_UNIDADE.includes(especie)
      ? problema('especie', 'ESPECIE_DE_PESSOAS', M.especieDaUnidade)
      : null,
    especie === 'outro' && estaVazio(observacao)
      ? problema('observacao', 'OBSERVACAO_VAZIA', M.observacaoVazia)
      : null,
    estaVazio(observacao) ? null : problemaDeLinha('observacao', observacao, OBSERVACAO_MAXIMA),
  );
}

/** Errors in a declaration of a conflict. */
export function problemasDoImpedimento(novo: Declarado, eu: number, hoje: string): Problema[] {
  const vale = ehDiaValido(novo.desde) && compararDias(novo.desde, hoje) <= 0;
  return reunir(
    problemaDeQuem(novo, eu),
    ...problemasDaEspecie(novo.especie, novo.observacao, novo.unidade !== null),
    vale ? null : problema('desde', 'DIA_INVALIDO', M.diaInvalido),
  );
}

/** Ending a declaration always needs a reason. */
export function problemasDoFimDoImpedimento(motivo: string): Problema[] {
  return reunir(
    estaVazio(motivo)
      ? problema('motivo', 'MOTIVO_VAZIO', M.motivoVazio)
      : problemaDeLinha('motivo', motivo, MOTIVO_DO_FIM_MAXIMO),
  );
}
