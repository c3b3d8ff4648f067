import { useRouteError } from 'react-router';
import { PlainButton, PlainLinkButton } from '../ui/plain-button.tsx';
import { Message } from './message.tsx';

// Each browser words a missing chunk differently.
const STALE =
  /dynamically imported module|Importing a module script failed|error loading dynamically|preload CSS/i;

/** A page that could not be shown. A missing chunk means a new version was installed meanwhile (T-K10).
 * `whole`: there is no frame around it. */
export function RouteError({ whole = false }: { readonly whole?: boolean }) {
  const error = useRouteError();
  const stale = error instanceof Error && STALE.test(error.message);
  const message = (
    <div role="alert">
      <Message
        title={stale ? 'Há uma nova versão do sistema' : 'Ocorreu um erro'}
        text={
          stale
            ? 'Recarregue a página para continuar. O que você digitou está guardado neste navegador.'
            : 'Esta página não pôde ser mostrada. Recarregue; se o erro continuar, avise o suporte.'
        }
      >
        <PlainButton onClick={() => globalThis.location.reload()}>Recarregar a página</PlainButton>
        <PlainLinkButton to="/menu" reloadDocument>
          Ir para o menu
        </PlainLinkButton>
      </Message>
    </div>
  );
  return whole ? (
    <main id="conteudo" tabIndex={-1}>
      {message}
    </main>
  ) : (
    message
  );
}
