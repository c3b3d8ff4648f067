import type { Sonda } from '../access/probe.ts';
import { contou, responde, sonda } from '../access/sonda.ts';
import { sondasDosVinculosDoEstudante } from './vinculos-do-estudante.ts';

const semSessao = contou('sessao', 0, (_r, { estudante }) => ({
  ...{ estudanteId: estudante?.id ?? 0, encerradaEm: null },
}));

export const sondasDoEstudante = {
  estudanteAtual: sonda(() => ({}), responde({ sessaoPropria: true })),
  sairDoEstudante: sonda(() => ({}), semSessao),
  encerrarSessoesDoEstudante: sonda(() => ({}), semSessao),
  ...sondasDosVinculosDoEstudante,
} satisfies Record<string, Sonda>;
