import { auditoria, pendenciaDeDados } from '../../db/schema.ts';
import type { Sonda } from './probe.ts';
import { igual } from './probe.ts';

export const sondasDaAuditoria = {
  listarAuditoria: {
    async montar({ t, dono }) {
      await t.deps.database.db.insert(auditoria).values({
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
      const { db } = t.deps.database;
      await db
        .insert(pendenciaDeDados)
        .values({
          regra: 'REGRA_DE_TESTE',
          registroTipo: 'teste',
          registroId: dono.id,
          descricao: `Pendência ${dono.id}.`,
          criadaEm: t.clock.agora(),
        })
        .onConflictDoNothing();
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
