import { QueryClient } from '@tanstack/react-query';
import { ninguemRespondeu } from '../lib/falha.ts';
import { onReturn } from '../lib/reach.ts';
import { sessaoDaTela, subscribeToSession } from '../lib/session.ts';
import { unsavedNow } from '../lib/unsaved.ts';

// Retries are the transport's, which knows a bad network from a refusal.
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 15_000,
      networkMode: 'always',
      // Whoever comes back from another tab finds what he was typing, and over what he had read: a save then tells
      // what was changed meanwhile (T-G5).
      refetchOnWindowFocus: () => unsavedNow('pessoa') === undefined,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Nothing that one person read is shown to the next (T-K2, K4).
let owner = sessaoDaTela()?.usuario.id;
subscribeToSession(() => {
  const next = sessaoDaTela()?.usuario.id;
  if (next === owner) return;
  owner = next;
  queryClient.clear();
});

// What nobody answered is asked for again once somebody does: the screen mends itself.
onReturn(() => {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && ninguemRespondeu(state.error),
  });
});
