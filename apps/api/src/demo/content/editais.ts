import { vigenciaPadrao } from '@instrutoria/domain/edital/rules.ts';
import type { EditalGuardado } from '@instrutoria/domain/edital/types.ts';
import { diaNoFuso, somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { mesDoDia, somarMeses } from '@instrutoria/domain/kernel/meses.ts';

/** From the oldest to the one that is open; two of them take evaluations. */
export type ChaveDeEdital =
  | 'antigo'
  | 'anterior'
  | 'resultado'
  | 'secretaria'
  | 'decisao'
  | 'saude'
  | 'extensao'
  | 'aberto';

export interface EditalDemo
  extends Omit<EditalGuardado, 'encerradoEm' | 'id' | 'resultadoPublicadoEm' | 'versao'> {
  readonly chave: ChaveDeEdital;
  /** How many days ago its submissions began and ended; negative: they will. */
  readonly abertoHa: number;
  readonly encerradoHa: number;
  /** How many days ago its results were published. */
  readonly publicadoHa: number | null;
}

/** How many days before today the open call began: most proposals of the demonstration arrived in such a time. */
export const DIAS_DESDE_A_ABERTURA = 24;

type Fixos = Pick<EditalDemo, 'chave' | 'fase' | 'tipoProjeto'> & {
  /** Years before the running programme's. */
  readonly anosAtras: 0 | 1 | 2;
  readonly nome: string;
  readonly abertoHa: number;
  readonly encerradoHa: number;
  readonly publicadoHa?: number;
  /** Days after today on which appeals end. */
  readonly recursosAte?: number;
  readonly limiteBolsas?: number;
};

const EDITAIS: readonly Fixos[] = [
  {
    chave: 'antigo',
    fase: 'arquivado',
    tipoProjeto: 'TIPO I',
    anosAtras: 2,
    nome: 'de Instrutoria em Ensino de Graduação',
    abertoHa: 765,
    encerradoHa: 711,
    publicadoHa: 640,
  },
  {
    chave: 'anterior',
    fase: 'resultado',
    tipoProjeto: 'TIPO I',
    anosAtras: 1,
    nome: 'de Instrutoria em Ensino de Graduação',
    abertoHa: 394,
    encerradoHa: 340,
    publicadoHa: 280,
    recursosAte: -268,
  },
  {
    chave: 'resultado',
    fase: 'resultado',
    tipoProjeto: 'TIPO II',
    anosAtras: 0,
    nome: 'de Instrutoria para Ingressantes',
    abertoHa: 140,
    encerradoHa: 112,
    publicadoHa: 6,
    recursosAte: 5,
    limiteBolsas: 14,
  },
  {
    chave: 'secretaria',
    fase: 'secretaria',
    tipoProjeto: 'TIPO I',
    anosAtras: 0,
    nome: 'de Instrutoria em Licenciaturas',
    abertoHa: 104,
    encerradoHa: 82,
    recursosAte: 30,
  },
  {
    chave: 'decisao',
    fase: 'decisao',
    tipoProjeto: 'TIPO I',
    anosAtras: 0,
    nome: 'de Instrutoria nos Campi do Interior',
    abertoHa: 84,
    encerradoHa: 60,
    limiteBolsas: 8,
  },
  {
    chave: 'saude',
    fase: 'avaliacao',
    tipoProjeto: 'TIPO I',
    anosAtras: 0,
    nome: 'de Instrutoria em Ciências da Vida e da Saúde',
    abertoHa: 52,
    encerradoHa: 26,
  },
  {
    chave: 'extensao',
    fase: 'submissao',
    tipoProjeto: 'TIPO II',
    anosAtras: 0,
    nome: 'de Instrutoria em Extensão Universitária',
    abertoHa: 62,
    encerradoHa: 25,
  },
  {
    chave: 'aberto',
    fase: 'submissao',
    tipoProjeto: 'TIPO I',
    anosAtras: 0,
    nome: 'de Instrutoria em Ensino de Graduação',
    abertoHa: DIAS_DESDE_A_ABERTURA,
    encerradoHa: -20,
  },
];

/**
 * The calls as of `agora`, oldest first: one is open, whatever the clock says (D24). The schedule of a proposal runs
 * from March to December, so from July on the open call is next year's.
 */
export function editaisDaDemonstracao(agora: Date, fuso: string): readonly EditalDemo[] {
  const hoje = diaNoFuso(agora, fuso);
  const anoCorrente = Number(hoje.slice(0, 4)) + (Number(hoje.slice(5, 7)) >= 7 ? 1 : 0);
  return EDITAIS.map(({ nome, anosAtras, recursosAte, limiteBolsas, publicadoHa, ...resto }) => {
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
      ...vigenciaDaDemonstracao(ano, publicadoHa === undefined ? null : somarDias(hoje, -publicadoHa)),
      limitePorCoordenador: null,
      prazoAvaliacao: null,
      encerramentoSemInstrutores: null,
    };
  });
}

/** The year of a published call begins in the month of its publication, whatever the clock says; else the default. */
function vigenciaDaDemonstracao(ano: number, publicadoEm: string | null) {
  if (publicadoEm === null) return vigenciaPadrao(ano);
  const primeiro = mesDoDia(publicadoEm);
  return {
    vigenciaInicio: `${primeiro}-01`,
    vigenciaFim: somarDias(`${somarMeses(primeiro, 12)}-01`, -1),
  };
}
