/** Which windows are open. */
export interface Aberturas {
  readonly cadastro: boolean;
  readonly frequencia: boolean;
  readonly relatorios: boolean;
}

interface Quem {
  readonly url: string;
  readonly token: string;
  readonly projeto: number;
}

/** What the server answers to writes that lack every field: the window is judged first, so nothing is ever stored. */
export async function respostas({ url, token, projeto }: Quem): Promise<Aberturas> {
  const ref = { projeto: { id: projeto } };
  const aberta = async (path: string, body: unknown): Promise<boolean> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const texto = await response.text();
    if (response.status === 422) return true;
    if (response.status === 409 && texto.includes('"FORA_DA_JANELA"')) return false;
    throw new Error(`${path}: ${response.status} ${texto}`);
  };
  return {
    cadastro: await aberta('/api/instrutor', ref),
    frequencia: await aberta('/api/frequenciasInstrutor', [ref]),
    relatorios: await aberta('/api/relatorios-coordenador', ref),
  };
}
