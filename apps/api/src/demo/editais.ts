import { vigenciaPadrao } from '@instrutoria/domain/edital/rules/datas-e-fase.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso, somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { mesDoDia, somarMeses } from '@instrutoria/domain/kernel/meses.ts';
import { EDITAIS } from './content.ts';
import type { ChaveDeEdital } from './schemas.ts';

export interface EditalDemo
  extends Omit<EditalGuardado, 'encerradoEm' | 'id' | 'resultadoPublicadoEm' | 'versao'> {
  readonly chave: ChaveDeEdital;
  /** In days before today; negative: in the future. */
  readonly abertoHa: number;
  readonly encerradoHa: number;
  readonly publicadoHa: number | null;
  /** As `publicadoHa`, or from the act that publishes it. */
  readonly vigenteHa: number | null;
}

/**
 * The oldest first, then those with acts; one is always open, from July on next year's (schedules run from
 * March to December).
 */
export function editaisDaDemonstracao(agora: Date, fuso: string): readonly EditalDemo[] {
  const hoje = diaNoFuso(agora, fuso);
  const anoCorrente = Number(hoje.slice(0, 4)) + (Number(hoje.slice(5, 7)) >= 7 ? 1 : 0);
  return EDITAIS.map(({ nome, anosAtras, recursosAte, limiteBolsas, publicadoHa, ...lido }) => {
    const { vigenteHa = publicadoHa, semInstrutoresHa, ...resto } = lido;
    const ano = anoCorrente - anosAtras;
    return {
      ...resto,
      nome: `Edital ${ano} ${nome}`,
      ano,
      inicio: somarDias(hoje, -resto.abertoHa),
      fim: somarDias(hoje, -resto.encerradoHa),
      publicacao: somarDias(hoje, -resto.abertoHa - 9),
      fimRecursos: recursosAte === undefined ? null : somarDias(hoje, recursosAte),
      limiteBolsas: limiteBolsas ?? null,
      publicadoHa: publicadoHa ?? null,
      vigenteHa: vigenteHa ?? null,
      ...vigenciaDaDemonstracao(ano, vigenteHa === undefined ? null : somarDias(hoje, -vigenteHa)),
      limitePorCoordenador: null,
      prazoAvaliacao: null,
      encerramentoSemInstrutores: semInstrutoresHa === undefined ? null : somarDias(hoje, -semInstrutoresHa),
    };
  });
}

function vigenciaDaDemonstracao(ano: number, desde: string | null) {
  if (desde === null) return vigenciaPadrao(ano);
  const primeiro = mesDoDia(desde);
  return {
    vigenciaInicio: `${primeiro}-01`,
    vigenciaFim: somarDias(`${somarMeses(primeiro, 12)}-01`, -1),
  };
}
