import { Anchor, TextInput } from '@mantine/core';

const CAMINHO = '/api/publico/calendario.ics';

/** A subscription is updated, unlike a downloaded file. */
export function AssinarCalendario() {
  const { host, origin } = window.location;
  return (
    <details>
      <summary>Assinar o calendário dos prazos</summary>
      <p>
        <Anchor href={`webcal://${host}${CAMINHO}`}>Abrir no programa de calendário</Anchor>
      </p>
      <TextInput
        readOnly
        label="Endereço para assinar em outro calendário"
        description="Copie e cole em “adicionar por URL” do seu calendário; as mudanças de data chegam sozinhas."
        value={`${origin}${CAMINHO}`}
        onFocus={(event) => event.currentTarget.select()}
      />
    </details>
  );
}
