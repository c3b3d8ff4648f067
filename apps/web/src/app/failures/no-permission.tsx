import { MENSAGENS_GERAIS } from '@instrutoria/domain/kernel/messages.ts';
import { PlainLinkButton } from '../../ui/page/plain-button.tsx';
import { Message } from './message.tsx';

export function NoPermission({ inicio }: { readonly inicio: string }) {
  return (
    <Message
      title={MENSAGENS_GERAIS.semPermissao}
      text="Esta página não está disponível para o seu tipo de usuário."
    >
      <PlainLinkButton to={inicio} look="primary">
        Voltar ao início
      </PlainLinkButton>
    </Message>
  );
}
