import { inicioDe } from '../../lib/session/safe-return.ts';
import { useSessao } from '../../lib/session/session.ts';
import { PlainLinkButton } from '../../ui/page/plain-button.tsx';
import { Message } from './message.tsx';

export function NotFound() {
  const sessao = useSessao();
  const entrou = sessao !== null;
  return (
    <main id="conteudo" tabIndex={-1}>
      <Message title="Página não encontrada" text="O endereço pode estar errado, ou a página mudou de lugar.">
        <PlainLinkButton to={entrou ? inicioDe(sessao.usuario.tipo) : '/login'} look="primary">
          {entrou ? 'Voltar ao início' : 'Ir para a entrada'}
        </PlainLinkButton>
      </Message>
    </main>
  );
}
