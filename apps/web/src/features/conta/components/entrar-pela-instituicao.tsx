import type { Api } from '@instrutoria/contract/api.ts';
import type { AnswerOf } from '@instrutoria/contract/route.ts';
import { useEffect, useState } from 'react';
import { api } from '../../../lib/server/api.ts';
import { esquecerPortaDeixada, novoSegredoDaPorta, portaDeixada } from '../../../lib/session/door.ts';
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx';
import { useFormErrors } from '../../../ui/fields/use-form-errors.ts';
import { PlainButton, PlainLinkButton } from '../../../ui/page/plain-button.tsx';
import classes from './entrar-pela-instituicao.module.css';

type Abertas = AnswerOf<Api['portasAbertas']>;

/** One button a door that is on; nothing while there is none. */
export function EntrarPelaInstituicao({ voltar }: { readonly voltar: string }) {
  const [abertas, setAbertas] = useState<Abertas | null>(null);
  const [indo, setIndo] = useState<number | null>(null);
  const errors = useFormErrors();
  useEffect(() => {
    const controller = new AbortController();
    // The form above works without them, so a failure here says nothing.
    api.portasAbertas({ signal: controller.signal }).then(setAbertas, () => undefined);
    return () => controller.abort();
  }, []);

  const ir = async (id: number) => {
    errors.clear();
    setIndo(id);
    try {
      const marca = await novoSegredoDaPorta();
      const { endereco } = await api.comecarEntrada({ params: { id }, body: { marca, voltar } });
      globalThis.location.assign(endereco);
    } catch (error) {
      errors.showError(error);
      setIndo(null);
    }
  };

  const deixada = portaDeixada();
  if (abertas === null || (abertas.portas.length === 0 && deixada === undefined)) return null;
  return (
    <section aria-label="Entrar pela instituição" className={classes.portas}>
      {deixada !== undefined && (
        <p role="status">
          Você saiu daqui. A conta {deixada.porta} continua aberta neste navegador:{' '}
          {deixada.endereco === null ? (
            'feche-o se outra pessoa o usa.'
          ) : (
            <a href={deixada.endereco} onClick={esquecerPortaDeixada}>
              sair também da conta {deixada.porta}
            </a>
          )}
        </p>
      )}
      <ErrorSummary {...errors.summary} />
      {abertas.portas.map(({ id, nome, modo }) =>
        modo === 'senha' ? (
          <PlainLinkButton key={id} to={`/entrada?porta=${id}&voltar=${encodeURIComponent(voltar)}`} wide>
            Entrar com a conta {nome}
          </PlainLinkButton>
        ) : (
          <PlainButton
            key={id}
            look="default"
            wide
            loading={indo === id}
            onClick={() => (indo === null ? void ir(id) : undefined)}
          >
            Entrar com a conta {nome}
          </PlainButton>
        ),
      )}
    </section>
  );
}
