import type { Probe } from './probe.ts';
import { igual, LINHA_TODOS } from './probe.ts';

const aberta = (caminho: string, confere: (corpo: unknown, texto: string) => boolean): Probe => ({
  linha: LINHA_TODOS,
  nomeia: false,
  ok: 200,
  montar: () =>
    Promise.resolve({
      caminho,
      efeito: ({ body, text }) => igual(confere(body, text), true, text.slice(0, 80)),
    }),
});

export const sondasDoSistema = {
  dataAtual: aberta('/api/data/data-atual', (corpo) =>
    /^\d{4}-\d\d-\d\dT.*[+-]\d\d:\d\d$/.test(String(corpo)),
  ),
  saudeViva: aberta('/saude/viva', (_, texto) => texto === '{"status":"ok"}'),
  saudePronta: aberta('/saude/pronta', (_, texto) => texto === '{"status":"ok"}'),
  openapi: aberta('/api/openapi.json', (_, texto) => texto.startsWith('{"openapi":"3.1.')),
  docs: aberta('/api/docs', (_, texto) => texto.includes('<h1>As chamadas da Instrutoria</h1>')),
} satisfies Record<string, Probe>;
