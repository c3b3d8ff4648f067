import { PlainLinkButton } from '../ui/plain-button.tsx';
import { Message } from './message.tsx';

export function NoPermission() {
  return (
    <Message title="Sem permissão" text="Esta página não está disponível para o seu tipo de usuário.">
      <PlainLinkButton to="/menu" look="primary">
        Voltar ao menu
      </PlainLinkButton>
    </Message>
  );
}
