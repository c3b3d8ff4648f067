import { auditoria } from '../../db/schema.ts';
import type { Probe } from './probe.ts';
import { igual, LINHA_ADMINISTRADOR } from './probe.ts';

export const sondasDaAuditoria = {
  listarAuditoria: {
    linha: LINHA_ADMINISTRADOR,
    nomeia: false,
    ok: 200,
    async montar({ t, dono }) {
      await t.deps.database.db.insert(auditoria).values({
        ...{ quando: t.clock.agora(), pessoaId: dono.id, acao: 'atoDeTeste' },
        ...{ registroTipo: 'teste', registroId: dono.id },
      });
      return {
        caminho: `/api/auditoria?registro=teste:${dono.id}`,
        efeito: ({ body }) =>
          igual(
            (body as { acao: string }[]).map(({ acao }) => acao),
            ['atoDeTeste'],
          ),
      };
    },
  },
} satisfies Record<string, Probe>;
