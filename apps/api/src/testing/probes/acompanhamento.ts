import { insertInto } from '../rows.ts';
import type { Sonda } from './probe.ts';
import { igual } from './probe.ts';
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
} satisfies Record<string, Sonda>;
