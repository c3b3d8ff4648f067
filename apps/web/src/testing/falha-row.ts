import type { NomeDaChamada } from '@instrutoria/contract/api.ts';
import type { TipoDeUsuario } from '@instrutoria/domain/conta/types.ts';
import type { WizardData } from '../features/projeto/wizard/wizard-data.ts';
import type { Answers, Fault } from './faults.ts';

/** A screen, one of its calls, and how the call is made. */
export interface Row {
  readonly call: NomeDaChamada;
  /** The address of its screen. */
  readonly at: string;
  /** Null: nobody has logged in. Absent: somebody whom the table of routes lets in. */
  readonly tipo?: TipoDeUsuario | null;
  readonly wizard?: Partial<WizardData>;
  /** Answers of this screen's world, where they are not the usual ones. */
  readonly answers?: Answers;
  /** Up to the click that makes the call; absent: the screen asks by itself when it opens. */
  readonly prepare?: () => Promise<void>;
  readonly act?: () => Promise<void>;
  /** The screen's own words for a failure, where the spec gives some. */
  readonly words?: (fault: Fault) => string | undefined;
  /** Each failure on a page of its own: the words are equal, or the screen is left. */
  readonly fresh?: boolean;
  /** Told without the id: the call only adorns the page, or the page is left. */
  readonly semId?: boolean;
}
