import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { UNSAFE_DataRouterContext, useInRouterContext, useLocation } from 'react-router';
import { type Unsaved, unsavedNow } from '../../lib/drafts/unsaved.ts';
import { lateDialog } from '../drafts/late.tsx';
import type { Choice, Question } from './confirm-question.ts';
import { LeaveGuard } from './leave-guard.tsx';

export interface ConfirmOptions {
  readonly detail?: ReactNode;
  readonly yes?: string;
  readonly no?: string;
  readonly danger?: boolean;
  /** The act cannot be undone, although nothing is lost: the safe answer is first too. */
  readonly final?: boolean;
}

type Ask = <T extends string>(
  text: string,
  choices: readonly Choice<T>[],
  detail?: ReactNode,
) => Promise<T | null>;
const AskContext = createContext<Ask | null>(null);
const ConfirmModal = lateDialog(
  () => import('./confirm-modal.tsx'),
  ({ onAnswer }) => onAnswer(null),
);

/** Holds the one open question; the modal is loaded with the first one. */
export function ConfirmProvider({ children }: { readonly children: ReactNode }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [open, setOpen] = useState(false);
  const answer = useRef<(value: string | null) => void>(undefined);

  const settle = useCallback((value: string | null) => {
    setOpen(false);
    answer.current?.(value);
    answer.current = undefined;
  }, []);
  const ask = useCallback<Ask>((text, choices, detail) => {
    answer.current?.(null);
    setQuestion({ text, choices, detail });
    setOpen(true);
    return new Promise((resolve) => {
      // The modal answers only with the given values.
      answer.current = resolve as (value: string | null) => void;
    });
  }, []);
  const mayLose = useCallback((unsaved: Unsaved) => askToLose(ask, unsaved), [ask]);
  return (
    <AskContext value={ask}>
      {/* Rendered before the pages, because its effect must run first, or it would close a question that a page asks when it opens. */}
      {useInRouterContext() && <ClosedOnLeave onLeave={settle} />}
      {children}
      {useContext(UNSAFE_DataRouterContext) !== null && <LeaveGuard mayLose={mayLose} />}
      {question !== null && (
        <Suspense>
          <ConfirmModal question={question} opened={open} onAnswer={settle} />
        </Suspense>
      )}
    </AskContext>
  );
}

const POR_SALVAR = 'deseja sair sem salvar?';

async function askToLose(ask: Ask, { question }: Unsaved): Promise<boolean> {
  const answer = await ask(
    question ?? POR_SALVAR,
    [
      { value: 'ficar', label: 'Continuar aqui', look: 'quiet' },
      { value: 'sair', label: 'Sair sem salvar', look: 'danger' },
    ],
    question === undefined ? 'O que você digitou aqui ainda não foi salvo.' : undefined,
  );
  return answer === 'sair';
}

/** Asks whether something unsaved may be lost: before a logout, or when a dialog closes. */
export function useMayLose(): (unsaved: Unsaved) => Promise<boolean> {
  const ask = useAsk();
  return useCallback((unsaved) => askToLose(ask, unsaved), [ask]);
}

/**
 * For an act that discards typing on this page, such as another page of a table or another choice: asks
 * first.
 */
export function useAskFirst(): (act: () => void) => Promise<void> {
  const mayLose = useMayLose();
  return useCallback(
    async (act) => {
      const unsaved = unsavedNow('pessoa');
      if (unsaved === undefined || (await mayLose(unsaved))) act();
    },
    [mayLose],
  );
}

/** Closes the question when a link in it leads to another page. */
function ClosedOnLeave({ onLeave }: { readonly onLeave: (value: null) => void }) {
  const { pathname } = useLocation();
  const asked = useRef(pathname);
  useEffect(() => {
    if (asked.current === pathname) return;
    asked.current = pathname;
    onLeave(null);
  }, [pathname, onLeave]);
  return null;
}

/** Asks a question with several answers. null when the person closed it (Escape, X): then do nothing. */
export function useAsk(): Ask {
  const ask = useContext(AskContext);
  if (ask === null) throw new Error('useAsk needs ConfirmProvider');
  return ask;
}

/** Asks a yes-or-no question: `if (await confirm('deseja cancelar?')) …`. Closing it counts as no. */
export function useConfirm(): (text: string, options?: ConfirmOptions) => Promise<boolean> {
  const ask = useAsk();
  return useCallback(
    async (text, { detail, yes = 'Sim', no = 'Não', danger = false, final = false } = {}) => {
      const yesChoice: Choice<'yes' | 'no'> = {
        value: 'yes',
        label: yes,
        look: danger ? 'danger' : 'primary',
      };
      const noChoice: Choice<'yes' | 'no'> = { value: 'no', label: no, look: 'quiet' };
      const choices = danger || final ? [noChoice, yesChoice] : [yesChoice, noChoice];
      return (await ask(text, choices, detail)) === 'yes';
    },
    [ask],
  );
}
