import type { TipoDeProjeto } from '@instrutoria/domain/edital/types.ts';
import { CAMPOS_NAO_DIGITADOS, type CamposEmEdicao } from '@instrutoria/domain/projeto/campos.ts';
import type { DadosDaDisciplina, DadosDoCronograma } from '@instrutoria/domain/projeto/types.ts';
import type { CorpoDaProposta } from '../api.ts';

/** A collaborator as the browser keeps it: id and name only (D10, T-K3). */
export interface Colaborador {
  readonly id: number;
  readonly nome: string;
}

/** What the wizard shows of the chosen call without asking the server again. */
export interface EditalEscolhido {
  readonly id: number;
  readonly nome: string;
  readonly inicio: string;
  readonly fim: string;
  /** Absent in what a browser kept from before calls had one (D48). */
  readonly vigenciaInicio?: string;
  readonly vigenciaFim?: string;
  readonly tipoProjeto: TipoDeProjeto;
}

/** The local draft of disciplines; `id` is that of the stored bundle, null as long as something is not stored. */
export interface DisciplinasLocais {
  readonly id: number | null;
  readonly comprovante: { readonly referencia: string; readonly nome: string } | null;
  readonly disciplinas_associadas: readonly DadosDaDisciplina[];
  /** Draft that these belong to, when they outlive the other keys because they could not be sent with it. */
  readonly projeto_id: number | null;
}

/** A submission whose answer has not been seen: the exact body, so that it can be repeated as the same act (T-G2). */
export interface EnvioPendente {
  readonly corpo: CorpoDaProposta;
  readonly versao: number | null;
}

/** What autosave did to the server's draft in this sitting; 'recusado': the person chose not to have it saved. */
export type FeitoPeloAutosave = '' | 'criou' | 'mudou' | 'recusado';

/** Everything the wizard holds, with the API's field names; `wizard-storage.ts` maps it to the spec's keys. */
export interface WizardData extends CamposEmEdicao {
  readonly tipoProjeto: string;
  readonly edital: EditalEscolhido | null;
  readonly temColaboradores: boolean;
  readonly colaboradores: readonly Colaborador[];
  readonly naoCadastrados: readonly Colaborador[];
  readonly disciplinas: DisciplinasLocais;
  /** One per holder, paid ones first. */
  readonly cronogramas: readonly DadosDoCronograma[];
  /** Of the draft or submitted project being edited; null for a new one. */
  readonly projetoId: number | null;
  readonly projetoVersao: number | null;
  /** When the server's copy was last saved (ISO), as known here. */
  readonly projetoSalvoEm: string | null;
  /** True while a submitted project is edited (D7): PUT instead of POST. */
  readonly ehSubmetido: boolean;
  /** True when the call has ended and only the missing schedules are still taken (D9). */
  readonly soCronogramas: boolean;
  /** When something was last typed here (ISO); null when nothing differs from the server (T-G17). */
  readonly alteradoEm: string | null;
  readonly envioPendente: EnvioPendente | null;
  /** The same for a save of the draft: whose id, or newer version, is not known yet. */
  readonly rascunhoPendente: EnvioPendente | null;
  /** What the server's draft held when it was opened here: a cancelled sitting puts it back. */
  readonly rascunhoAntes: CorpoDaProposta | null;
  readonly autosave: FeitoPeloAutosave;
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
};
