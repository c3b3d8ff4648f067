import type { Papel } from '../conta/types.ts';
import { type Impedimento, type Maquina, temPasso } from '../kernel/maquina.ts';
import { MENSAGENS_RELATORIO as M } from './messages.ts';

/** The report of the disciplines comes first (D29). */
export const ESTADOS_DOS_RELATORIOS = ['SEM_DISCIPLINAS', 'COM_DISCIPLINAS'] as const;
export type EstadoDosRelatorios = (typeof ESTADOS_DOS_RELATORIOS)[number];

interface Relatorios {
  readonly temDisciplinas: boolean;
}

interface AtosDosRelatorios {
  salvarRelatorioDisciplinas: { readonly fatos?: undefined };
  salvarRelatorioAtividade: { readonly fatos?: undefined };
  salvarRelatorioCoordenador: { readonly fatos?: undefined };
}

const estado = ({ temDisciplinas }: Relatorios): EstadoDosRelatorios =>
  temDisciplinas ? 'COM_DISCIPLINAS' : 'SEM_DISCIPLINAS';
const faltamDisciplinas = (): Impedimento => ({
  codigo: 'FALTA_O_RELATORIO_DAS_DISCIPLINAS',
  mensagem: M.preenchaAntesDisciplinas,
});
const depoisDelas = {
  quem: ['dono'],
  passos: { COM_DISCIPLINAS: ['COM_DISCIPLINAS'] },
  fora: faltamDisciplinas,
} as const;

export const MAQUINA_DOS_RELATORIOS: Maquina<EstadoDosRelatorios, Papel, Relatorios, AtosDosRelatorios> = {
  estado,
  atos: {
    salvarRelatorioDisciplinas: {
      quem: ['dono'],
      passos: { SEM_DISCIPLINAS: ['COM_DISCIPLINAS'], COM_DISCIPLINAS: ['COM_DISCIPLINAS'] },
      fora: faltamDisciplinas,
    },
    salvarRelatorioAtividade: depoisDelas,
    salvarRelatorioCoordenador: depoisDelas,
  },
};

export function podeRelatar(ato: keyof AtosDosRelatorios, relatadas: readonly unknown[]): boolean {
  return temPasso(MAQUINA_DOS_RELATORIOS, ato, estado({ temDisciplinas: relatadas.length > 0 }));
}
