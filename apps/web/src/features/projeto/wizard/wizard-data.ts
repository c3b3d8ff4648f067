import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { CAMPOS_NAO_DIGITADOS, type CamposEmEdicao } from '@instrutoria/domain/projeto/campos.ts';
import type { DadosDaDisciplina, DadosDoCronograma } from '@instrutoria/domain/projeto/types.ts';
import type { CorpoDaProposta } from '../api.ts';

/** Only id and name are stored in the browser (T-K3). */
export interface Colaborador {
  readonly id: number;
  readonly nome: string;
}

export interface EditalEscolhido {
  readonly id: number;
  readonly nome: string;
  readonly inicio: string;
  readonly fim: string;
  /** Absent in data from before D48. */
  readonly vigenciaInicio?: string;
  readonly vigenciaFim?: string;
  readonly tipoProjeto: TipoDeProjeto;
}

/** `id`: the stored bundle's; null while something is unsaved. */
export interface DisciplinasLocais {
  readonly id: number | null;
  readonly comprovante: { readonly referencia: string; readonly nome: string } | null;
  readonly disciplinas_associadas: readonly DadosDaDisciplina[];
  /** The project that they still have to be sent to, when that failed at first. */
  readonly projeto_id: number | null;
}

/** A request without an answer: the exact body, to be repeated as the same act (T-G2). */
export interface EnvioPendente {
  readonly corpo: CorpoDaProposta;
  readonly versao: number | null;
}

/** The own earlier project that this one was copied from, and the steps (by path) not looked at since. */
export interface VeioDe {
  readonly projeto: number;
  readonly tipo: string;
  readonly etapas: readonly string[];
}

/** What autosave did in this session; 'recusado': the person does not want it. */
export type FeitoPeloAutosave = '' | 'criou' | 'mudou' | 'recusado';

/** With the API's names; `wizard-storage.ts` maps them to the spec's keys. */
export interface WizardData extends CamposEmEdicao {
  readonly tipoProjeto: string;
  readonly edital: EditalEscolhido | null;
  readonly temColaboradores: boolean;
  readonly colaboradores: readonly Colaborador[];
  readonly naoCadastrados: readonly Colaborador[];
  readonly disciplinas: DisciplinasLocais;
  readonly cronogramas: readonly DadosDoCronograma[];
  readonly projetoId: number | null;
  readonly projetoVersao: number | null;
  readonly projetoSalvoEm: string | null;
  /** A submitted project is edited: PUT instead of POST. */
  readonly ehSubmetido: boolean;
  /** The call has ended, and only missing schedules are accepted (D9). */
  readonly soCronogramas: boolean;
  /** Last typing here (ISO); null when nothing differs from the server. */
  readonly alteradoEm: string | null;
  readonly envioPendente: EnvioPendente | null;
  /** A save of the draft whose id or new version is still unknown. */
  readonly rascunhoPendente: EnvioPendente | null;
  /** The server's draft when it was opened: cancelling restores it. */
  readonly rascunhoAntes: CorpoDaProposta | null;
  readonly autosave: FeitoPeloAutosave;
  readonly veioDe: VeioDe | null;
}

export const DISCIPLINAS_VAZIAS: DisciplinasLocais = {
  id: null,
  comprovante: null,
  disciplinas_associadas: [],
  projeto_id: null,
};

export const WIZARD_VAZIO: WizardData = {
  ...CAMPOS_NAO_DIGITADOS,
  tipoProjeto: 'TIPO I',
  edital: null,
  temColaboradores: false,
  colaboradores: [],
  naoCadastrados: [],
  disciplinas: DISCIPLINAS_VAZIAS,
  cronogramas: [],
  projetoId: null,
  projetoVersao: null,
  projetoSalvoEm: null,
  ehSubmetido: false,
  soCronogramas: false,
  alteradoEm: null,
  envioPendente: null,
  rascunhoPendente: null,
  rascunhoAntes: null,
  autosave: '',
  veioDe: null,
};
