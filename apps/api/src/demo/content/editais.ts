import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso, somarDias } from '@instrutoria/domain/kernel/datas.ts';

/** 'aberto' and 'extensao' carry projects; the others are the memory of the programme. */
export type ChaveDeEdital = 'aberto' | 'extensao' | 'anterior' | 'antigo';

export interface EditalDemo
  extends Pick<EditalGuardado, 'nome' | 'ano' | 'inicio' | 'fim' | 'fase' | 'tipoProjeto' | 'publicacao'> {
  readonly chave: ChaveDeEdital;
}

/** How many days before today the open call began: the projects of the demonstration arrived in them. */
export const DIAS_DESDE_A_ABERTURA = 24;
/** The same for the extension call, whose end is EXTENSAO_ENCERRADA_HA days ago. */
export const EXTENSAO_ABERTA_HA = 62;
export const EXTENSAO_ENCERRADA_HA = 11;

/**
 * The calls as of `agora`, oldest first: one is open, whatever the clock says (D24). The schedule of a proposal runs
 * from March to December, so from July on the open call is next year's.
 */
export function editaisDaDemonstracao(agora: Date, fuso: string): readonly EditalDemo[] {
  const hoje = diaNoFuso(agora, fuso);
  const ano = Number(hoje.slice(0, 4)) + (Number(hoje.slice(5, 7)) >= 7 ? 1 : 0);
  const periodo = (de: number, ate: number) => ({
    inicio: somarDias(hoje, -de),
    fim: somarDias(hoje, -ate),
    publicacao: somarDias(hoje, -de - 9),
  });
  return [
    {
      chave: 'antigo',
      nome: `Edital ${ano - 2} de Instrutoria em Ensino de Graduação`,
      ano: ano - 2,
      ...periodo(DIAS_DESDE_A_ABERTURA + 741, 711),
      fase: 'arquivado',
      tipoProjeto: 'TIPO I',
    },
    {
      chave: 'anterior',
      nome: `Edital ${ano - 1} de Instrutoria em Ensino de Graduação`,
      ano: ano - 1,
      ...periodo(DIAS_DESDE_A_ABERTURA + 370, 340),
      fase: 'arquivado',
      tipoProjeto: 'TIPO I',
    },
    {
      chave: 'extensao',
      nome: `Edital ${ano} de Instrutoria em Extensão Universitária`,
      ano,
      ...periodo(EXTENSAO_ABERTA_HA, EXTENSAO_ENCERRADA_HA),
      fase: 'submissao',
      tipoProjeto: 'TIPO II',
    },
    {
      chave: 'aberto',
      nome: `Edital ${ano} de Instrutoria em Ensino de Graduação`,
      ano,
      ...periodo(DIAS_DESDE_A_ABERTURA, -20),
      fase: 'submissao',
      tipoProjeto: 'TIPO I',
    },
  ];
}
