import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { Notice } from '../../../ui/page/notice.tsx';

/** The steps of a test, and the setting to change where one failed. */
export function ResultadoDoTeste({ teste }: { readonly teste: AnswerOf<Api['testarPorta']> }) {
  return (
    <Notice kind={teste.ok ? 'success' : 'error'} title={teste.ok ? 'Tudo certo' : 'Falta acertar'} live>
      <ul>
        {teste.passos.map(({ passo, ok, mensagem }) => (
          <li key={passo}>
            {passo}: {ok ? 'certo' : mensagem}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
