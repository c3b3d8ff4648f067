import { MENSAGENS_GERAIS } from '@instrutoria/domain/kernel/messages.ts';
import { PlainLinkButton } from '../../ui/page/plain-button.tsx';
import { Message } from './message.tsx';

export function NoPermission() {
  return (
    <Message
      title={MENSAGENS_GERAIS.semPermissao}
      text="Esta página não está disponível para o seu tipo de usuário."
    >
      <PlainLinkButton to="/menu" look="primary">
        Voltar ao início
      </PlainLinkButton>
    </Message>
  );
}
