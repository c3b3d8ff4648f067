import { randomUUID } from 'node:crypto';
import type { Sonda } from '../access/probe.ts';
import { igual, quemOuDono } from '../access/probe.ts';
import { responde } from '../access/sonda.ts';
import { insertAll } from '../rows.ts';
import { leitura } from './projeto.ts';

const ATO_NO_PROJETO = 'salvarCronogramas';
const DESCONHECIDO = 'atoQueNinguemConhece';

export const sondasDoAcompanhamento = {
  acompanharProjeto: leitura(({ body }) => {
    const { etapas } = body as { etapas: { estado: string }[] };
    igual(etapas.filter(({ estado }) => estado === 'AGORA').length, 1);
  }),
  lerHistoricoDoProjeto: leitura(responde([{ frase: 'salvou os cronogramas' }]), async ({ t, dono }, r) => {
    const ato = {
      quando: t.clock.agora(),
      pessoaId: dono.id,
      registroTipo: 'projeto',
      registroId: r.projeto,
    };
    await insertAll(
      t,
      'auditoria',
      [ATO_NO_PROJETO, DESCONHECIDO].map((acao) => ({ ...ato, acao })),
    );
  }),
  listarCartasDoProjeto: leitura(
    responde((_, { quem, alvo }) => {
      const todas = quem?.tipo === 'administrador' && alvo === 'alheio';
      return [...(todas ? [{ especie: 'designacao' }] : []), { especie: 'resultado' }];
    }),
    async (cena, r) => {
      const carta = { projetoId: r.projeto, email: randomUUID(), criadaEm: cena.t.clock.agora() };
      const outra = await cena.w.novaPessoa('avaliador');
      await insertAll(cena.t, 'cartaDoProjeto', [
        { ...carta, especie: 'resultado', pessoaId: quemOuDono(cena).id },
        { ...carta, especie: 'designacao', pessoaId: outra.id },
      ]);
    },
  ),
} satisfies Record<string, Sonda>;
