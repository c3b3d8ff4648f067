import { MutationCache, QueryClient } from '@tanstack/react-query';
import { unsavedNow } from '../lib/drafts/unsaved.ts';
import { ninguemRespondeu } from '../lib/server/failure.ts';
import { onReturn } from '../lib/server/reach.ts';
import { donoDaTela, subscribeToSession } from '../lib/session/session.ts';

// The transport retries, because it can distinguish a bad network from a refusal.
export const queryClient = new QueryClient({
  // Any act may have ended a task (E-GERAL-7).
  mutationCache: new MutationCache({
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['tarefa'] }),
  }),
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 15_000,
      networkMode: 'always',
      // Not while something is unsaved, so that the save still detects other people's changes (T-G5).
      refetchOnWindowFocus: () => unsavedNow('pessoa') === undefined,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Clears everything loaded by one person before the next one logs in (T-K2).
let owner = donoDaTela();
subscribeToSession(() => {
  const next = donoDaTela();
  if (next === owner) return;
  owner = next;
  queryClient.clear();
});

onReturn(() => {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && ninguemRespondeu(state.error),
  });
});
