import { VERSAO } from '../../version.ts';
import type { Cena, Sonda } from '../access/probe.ts';
import { igual } from '../access/probe.ts';

const aberta = (confere: (corpo: unknown, texto: string) => boolean): Sonda => ({
  montar: () => ({
    efeito: ({ body, text }) => igual(confere(body, text), true, text.slice(0, 80)),
  }),
});

/** A mail that ten attempts did not send. */
async function emailMorto({ deps }: Cena['t']): Promise<string> {
  const { rows } = await deps.database.pool.query<{ id: string }>(
    `insert into pgboss.job (name, data, source_name) values ('email-morto', '{"selado":""}', 'email') returning id`,
  );
  return rows[0]?.id ?? '';
}

export const sondasDoSistema = {
  dataAtual: aberta((corpo) => /^\d{4}-\d\d-\d\dT.*[+-]\d\d:\d\d$/.test(String(corpo))),
  saudeViva: aberta((_, texto) => texto === '{"status":"ok"}'),
  saudePronta: aberta((_, texto) => texto === '{"status":"ok"}'),
  saudeDetalhes: aberta((corpo) => {
    const { status, partes } = corpo as { status: string; partes: { parte: string; situacao: string }[] };
    const situacoes = partes.map(({ parte, situacao }) => `${parte} ${situacao}`).join(', ');
    return status === 'ok' && situacoes === 'banco ok, arquivos ok, email ok, antivirus desligado, disco ok';
  }),
  situacaoDoSistema: aberta((corpo) => {
    const { versao, copia, bancoBytes, servidor } = corpo as {
      versao: string;
      copia: unknown;
      bancoBytes: number;
      servidor: { versao: string; embutido: boolean };
    };
    return versao === VERSAO && copia === null && bancoBytes > 1e6 && /^\d+\./.test(servidor.versao);
  }),
  avisosDoSistema: aberta((corpo) =>
    (corpo as { codigo: string }[]).some(({ codigo }) => codigo === 'SEM_COPIA'),
  ),
  listarEmailsMortos: {
    async montar({ t }) {
      const id = await emailMorto(t);
      return {
        efeito: ({ body }) =>
          igual(
            (body as { id: string }[]).some((um) => um.id === id),
            true,
          ),
      };
    },
  },
  reenviarEmails: {
    async montar({ t }) {
      const id = await emailMorto(t);
      return {
        corpo: { ids: [id] },
        efeito: async ({ body }) => {
          igual(body, { reenviados: 1 });
          const { rows } = await t.deps.database.pool.query('select 1 from pgboss.job where id = $1', [id]);
          igual(rows.length, 0);
        },
      };
    },
  },
  openapi: aberta((_, texto) => texto.startsWith('{"openapi":"3.1.')),
  docs: aberta((_, texto) => texto.includes('<h1>Referência da API</h1>')),
} satisfies Record<string, Sonda>;
