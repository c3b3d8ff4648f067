import type { Sonda } from './probe.ts';
import { igual } from './probe.ts';

const aberta = (confere: (corpo: unknown, texto: string) => boolean): Sonda => ({
  montar: () => ({
    efeito: ({ body, text }) => igual(confere(body, text), true, text.slice(0, 80)),
  }),
});

export const sondasDoSistema = {
  dataAtual: aberta((corpo) => /^\d{4}-\d\d-\d\dT.*[+-]\d\d:\d\d$/.test(String(corpo))),
  saudeViva: aberta((_, texto) => texto === '{"status":"ok"}'),
  saudePronta: aberta((_, texto) => texto === '{"status":"ok"}'),
  saudeDetalhes: aberta((corpo) => {
    const { status, partes } = corpo as { status: string; partes: { parte: string; situacao: string }[] };
    const situacoes = partes.map(({ parte, situacao }) => `${parte} ${situacao}`).join(', ');
    return status === 'ok' && situacoes === 'banco ok, arquivos ok, email ok, antivirus desligado, disco ok';
  }),
  avisosDoSistema: aberta((corpo) =>
    (corpo as { codigo: string }[]).some(({ codigo }) => codigo === 'SEM_COPIA'),
  ),
  openapi: aberta((_, texto) => texto.startsWith('{"openapi":"3.1.')),
  docs: aberta((_, texto) => texto.includes('<h1>As chamadas da Instrutoria</h1>')),
} satisfies Record<string, Sonda>;
