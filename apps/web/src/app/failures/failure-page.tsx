import { type Falha, SEM_CONEXAO, SEM_REDE, VERSAO_NOVA } from '../../lib/server/failure.ts';
import { PlainButton, PlainLinkButton } from '../../ui/page/plain-button.tsx';
import { Message } from './message.tsx';

interface Words {
  readonly title: string;
  readonly text: string;
}
const FAILED: Words = {
  title: 'Ocorreu um erro',
  text: 'Esta página não pôde ser mostrada. Recarregue; se o erro continuar, avise o suporte.',
};
const SOON = 'A página abre sozinha quando a conexão voltar; não é preciso recarregar.';
const WORDS: Partial<Record<Falha, Words>> = {
  semRede: { title: 'Sem conexão', text: `${SEM_REDE} ${SOON}` },
  semServidor: { title: 'O servidor não responde', text: `${SEM_CONEXAO} ${SOON}` },
  versaoNova: {
    title: 'Há uma nova versão do sistema',
    text: VERSAO_NOVA.replace('Há uma nova versão do sistema. ', ''),
  },
};

export function FailurePage(props: {
  readonly falha: Falha;
  readonly whole?: boolean;
  readonly onRetry?: (() => void) | undefined;
}) {
  const { falha, whole = false, onRetry } = props;
  const words = WORDS[falha] ?? FAILED;
  const retry = falha === 'versaoNova' ? undefined : onRetry;
  const message = (
    <div role="alert">
      <Message {...words}>
        {retry !== undefined && <PlainButton onClick={retry}>Tentar de novo</PlainButton>}
        {(falha === 'versaoNova' || falha === 'falhou') && (
          <PlainButton
            look={retry === undefined ? 'primary' : 'default'}
            onClick={() => globalThis.location.reload()}
          >
            Recarregar a página
          </PlainButton>
        )}
        <PlainLinkButton to="/menu" reloadDocument={falha === 'versaoNova' || falha === 'falhou'}>
          Ir para o início
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
