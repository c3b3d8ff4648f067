import type { Sonda } from '../access/probe.ts';
import { igual } from '../access/probe.ts';
import { deleteRows, insertInto } from '../rows.ts';

export const sondasDaAuditoria = {
  listarAuditoria: {
    async montar({ t, dono }) {
      await insertInto(t, 'auditoria', {
        quando: t.clock.agora(),
        pessoaId: dono.id,
        acao: 'atoDeTeste',
        registroTipo: 'teste',
        registroId: dono.id,
      });
      return {
        query: `registro=teste:${dono.id}`,
        efeito: ({ body }) =>
          igual(
            (body as { acao: string }[]).map(({ acao }) => acao),
            ['atoDeTeste'],
          ),
      };
    },
  },
  listarPendenciasDeDados: {
    semRastro: true,
    async montar({ t, dono }) {
      const qual = { regra: 'REGRA_DE_TESTE', registroTipo: 'teste', registroId: dono.id };
      await deleteRows(t, 'pendenciaDeDados', qual);
      await insertInto(t, 'pendenciaDeDados', {
        ...qual,
        descricao: `Pendência ${dono.id}.`,
        criadaEm: t.clock.agora(),
      });
      return {
        query: 'por_pagina=200',
        efeito: ({ body }) =>
          igual(
            (body as { registro: { id: number } }[]).some(({ registro }) => registro.id === dono.id),
            true,
          ),
      };
    },
  },
} satisfies Record<string, Sonda>;
