import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { diasPorEnviar } from '../../lib/drafts/days-to-send.ts';
import { type Unsaved, unsavedNow } from '../../lib/drafts/unsaved.ts';
import { api } from '../../lib/server/api.ts';
import { porSalvarEmOutraAba } from '../../lib/session/other-tabs.ts';
import { apagarSessao, sessaoAtual } from '../../lib/session/session.ts';
import { readText, SAIDA_DA_PORTA, writeOfTab } from '../../lib/session/storage.ts';
import { useMayLose } from '../../ui/dialogs/confirm.tsx';
import { notify } from '../../ui/status/toast-store.ts';

const PATIENCE = 3000;

/** A proposal stored only in this browser, which a logout would delete. */
function projetoPorSalvar(): Unsaved | undefined {
  const alterado = readText('alterado_em');
  if (alterado === null || alterado === '') return undefined;
  return {
    is: () => true,
    question: 'O projeto que você estava preenchendo ainda não foi salvo. Sair mesmo assim?',
  };
}

/** Every tab follows a logout, so unsaved typing there would be lost too. */
async function noutraAba(): Promise<Unsaved | undefined> {
  if (!(await porSalvarEmOutraAba())) return undefined;
  return {
    is: () => true,
    question: 'Em outra aba do sistema há algo digitado que ainda não foi salvo. Sair mesmo assim?',
  };
}

/**
 * Clears the browser immediately, so that every tab follows (T-K7), and ends the session on the server; when
 * that is unreachable a message says so, and the session ends by itself.
 */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  const mayLose = useMayLose();
  return useCallback(async () => {
    const unsaved = unsavedNow('logout') ?? projetoPorSalvar() ?? diasPorEnviar() ?? (await noutraAba());
    if (unsaved !== undefined && !(await mayLose(unsaved))) return;
    // The request keeps the token, which the browser then deletes.
    const sair = sessaoAtual()?.usuario.tipo === 'estudante' ? api.sairDoEstudante : api.sair;
    const ended = sair({ signal: AbortSignal.timeout(PATIENCE) }).then(
      () => true,
      () => false,
    );
    const saida = readText(SAIDA_DA_PORTA);
    apagarSessao();
    if (saida !== null) writeOfTab(SAIDA_DA_PORTA, saida);
    await navigate('/login', { replace: true });
    if (await ended) return;
    notify.info(
      'Você saiu neste navegador, mas o servidor não confirmou. A sessão termina sozinha em até uma hora; em “Sessões” você pode encerrá-la antes.',
    );
  }, [navigate, mayLose]);
}
