import type { Cena, Sonda } from '../access/probe.ts';
import { igual, quemOuDono } from '../access/probe.ts';

interface TarefasRespondidas {
  readonly tarefas: readonly { readonly codigo: string; readonly projeto: number | null }[];
}

/** A published project whose result its coordinator has not read. */
async function publicado({ w }: Cena, dono: Awaited<ReturnType<Cena['w']['novaPessoa']>>): Promise<number> {
  return (await w.novoAvaliado(await w.novoEditalEm('resultado'), { dono })).projeto;
}

export const sondasDaTarefa = {
  listarTarefas: {
    async montar(cena) {
      const proprio = await publicado(cena, quemOuDono(cena));
      const alheio = await publicado(cena, await cena.w.novaPessoa());
      return {
        efeito: ({ body }) => {
          const { tarefas } = body as TarefasRespondidas;
          const aLer = tarefas.filter(({ codigo }) => codigo === 'RESULTADO_A_LER');
          const projetos = new Set(tarefas.map(({ projeto }) => projeto));
          igual([aLer.some(({ projeto }) => projeto === proprio), projetos.has(alheio)], [true, false]);
        },
      };
    },
  },
  lembrarCoordenadores: {
    async montar(cena) {
      const { projeto } = await cena.w.novoAprovado({ dono: cena.dono });
      const id = await cena.w.novoInstrutor(projeto);
      await cena.w.recusarDocumento(id, 'termo_compromisso');
      return {
        corpo: { instrutores: [id] },
        efeito: ({ body }) => {
          const { linhas } = body as { linhas: readonly { instrutor: number; resultado: string }[] };
          igual(
            linhas.map((linha) => [linha.instrutor, linha.resultado]),
            [[id, 'feito']],
          );
        },
      };
    },
  },
} satisfies Record<string, Sonda>;
