import { randomUUID } from 'node:crypto';
import type { Sonda } from '../access/probe.ts';
import { igual, quemOuDono } from '../access/probe.ts';
import { insertInto } from '../rows.ts';
import { leitura } from './projeto.ts';

const ATO_NO_PROJETO = 'salvarCronogramas';
const DESCONHECIDO = 'atoQueNinguemConhece';

export const sondasDoAcompanhamento = {
  acompanharProjeto: leitura(() => ({ body }) => {
    const { etapas } = body as { etapas: { estado: string }[] };
    igual(etapas.filter(({ estado }) => estado === 'AGORA').length, 1);
  }),
  lerHistoricoDoProjeto: {
    ...leitura(() => () => undefined),
    async montar(cena) {
      const tentativa = await leitura(() => () => undefined).montar(cena);
      const id = Number(tentativa.de);
      for (const acao of [ATO_NO_PROJETO, DESCONHECIDO]) {
        await insertInto(cena.t, 'auditoria', {
          quando: cena.t.clock.agora(),
          pessoaId: cena.dono.id,
          acao,
          registroTipo: 'projeto',
          registroId: id,
        });
      }
      return {
        ...tentativa,
        efeito: ({ body }) =>
          igual(
            (body as { frase: string }[]).map(({ frase }) => frase),
            ['salvou os cronogramas'],
          ),
      };
    },
  },
  listarCartasDoProjeto: {
    ...leitura(() => () => undefined),
    async montar(cena) {
      const tentativa = await leitura(() => () => undefined).montar(cena);
      const carta = { projetoId: Number(tentativa.de), email: randomUUID(), criadaEm: cena.t.clock.agora() };
      const outra = await cena.w.novaPessoa('avaliador');
      for (const [especie, pessoaId] of [
        ['resultado', quemOuDono(cena).id],
        ['designacao', outra.id],
      ] as const) {
        await insertInto(cena.t, 'cartaDoProjeto', { ...carta, especie, pessoaId });
      }
      const todas = cena.quem?.tipo === 'administrador' && cena.alvo === 'alheio';
      return {
        ...tentativa,
        efeito: ({ body }) =>
          igual(
            (body as { especie: string }[]).map(({ especie }) => especie),
            todas ? ['designacao', 'resultado'] : ['resultado'],
          ),
      };
    },
  },
} satisfies Record<string, Sonda>;
